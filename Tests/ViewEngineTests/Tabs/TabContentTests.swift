import Testing

@testable import ViewEngine

@MainActor
@Suite("Tabs with values", .timeLimit(.minutes(20))) struct TabContentTests {
  enum Place: Hashable { case home, mail, search, extra(Int) }

  struct Tabs: View {
    @State var place = Place.home
    var hasMail = true
    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("at home").badge(2) }
        if hasMail { Tab("Mail", systemImage: "letter", value: .mail) { Text("mail") }.badge(3) }
        ForEach(0..<2) { number in
          Tab("Extra \(number)", systemImage: "plus", value: Place.extra(number)) { Text("extra \(number)") }
        }
        Tab(value: .search, role: .search) { Text("searching") }.disabled(true)
      }
    }
  }

  @Test func `a TabView's selection matches tabs by their values`() throws {
    let host = ViewHost(Tabs())
    try host.select("Extra 1")
    #expect(
      host.tree == """
        TabView
          Text "extra 1"
          Tab [badge: 2]
            Label
              Image [systemName: house]
              Text "Home"
          Tab [badge: 3]
            Label
              Image [systemName: letter]
              Text "Mail"
          Tab
            Label
              Image [systemName: plus]
              Text "Extra 0"
          Tab [selected]
            Label
              Image [systemName: plus]
              Text "Extra 1"
          Tab [disabled]
            Label
              Image [systemName: magnifyingglass]
              Text "Search"
        """)
    try host.select("Mail")
    #expect(host.texts.first == "mail")
    #expect(throws: ViewHostError.self) { try host.select("Search") }
  }

  @Test func `a badge is shown on its tab, or on the view outside a TabView`() {
    let host = ViewHost {
      TabView {
        Text("one").badge(1).tabItem { Text("One") }
        Text("two").tabItem { Text("Two") }.badge("new")
      }
      Text("row").badge(0)
      Text("row").badge(Text("x"))
    }
    #expect(
      host.tree == """
        TabView
          Text "one"
          Tab [selected, badge: 1]
            Text "One"
          Tab [badge: new]
            Text "Two"
        Text "row"
        Text "row" [badge: x]
        """)
  }
}
