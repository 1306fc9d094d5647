import Foundation
import Testing

@testable import ViewEngine

@MainActor
@Suite("Further ways to navigate", .timeLimit(.minutes(20))) struct NavigationFormsTests {
  struct Links: View {
    @State var isActive = false
    @State var selection: Int?
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink("Active", isActive: $isActive) { Page() }
          NavigationLink("Two", destination: Page(), tag: 2, selection: $selection)
          Button("Show") { isActive = true }
          Text("\(isActive) \(selection ?? 0)")
        }
        .navigationBarTitle("Root", displayMode: .inline)
        .navigationBarItems(trailing: Button("Item") { selection = 2 })
      }
    }
  }

  struct Page: View {
    @Environment(\.presentationMode) var presentationMode
    var body: some View {
      Button("Dismiss \(presentationMode.wrappedValue.isPresented)") { presentationMode.wrappedValue.dismiss() }
    }
  }

  @Test func `a NavigationLink's binding pushes its page, and is reset when the page is popped`() throws {
    let host = ViewHost(Links())
    for label in ["Active", "Show"] {
      try host.tap(label)
      #expect(host.texts == ["Dismiss true"])
      try host.goBack()
      #expect(host.texts.contains("false 0"))
    }
    for label in ["Two", "Item"] {
      try host.tap(label)
      #expect(host.texts == ["Dismiss true"])
      try host.tap("Dismiss true")
      #expect(host.texts.contains("false 0"))
    }
    #expect(host.texts.first == "Root")
  }

  struct Split: View {
    @State var visibility = NavigationSplitViewVisibility.all
    @State var selection: String?
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["a", "b"], id: \.self, selection: $selection) { NavigationLink("Select \($0)", value: $0) }
        NavigationLink("Number", value: 7).navigationDestination(for: Int.self) { number in
          VStack {
            Text("number \(number)")
            NavigationLink("Next", value: number + 1)
          }
        }
        .navigationTitle("Side")
      } detail: {
        Text("detail of \(selection ?? "nothing")")
        Button("Detail only") { visibility = .detailOnly }
      }
    }
  }

  @Test func `a link or selection in a NavigationSplitView column sets the next column's content`() throws {
    let host = ViewHost(Split())
    try host.tap("Select b")
    #expect(
      host.tree == """
        NavigationSplitView
          Sidebar "Side"
            List
              NavigationLink [tag: a]
                Text "Select a"
              NavigationLink [tag: b, selected]
                Text "Select b"
            NavigationLink [navigationTitle: Side]
              Text "Number"
          Detail
            Text "detail of b"
            Button
              Text "Detail only"
        """)
    try host.tap("Number")
    try host.tap("Next")
    #expect(host.texts.suffix(2) == ["number 8", "Next"])
    try host.tap("Number")
    #expect(host.texts.suffix(2) == ["number 7", "Next"])
    try host.goBack()
    try host.tap("Detail only")
    #expect(host.texts == ["detail of b", "Detail only"])
    #expect(host.warnings == [])
    #expect(throws: ViewHostError.self) { try host.tap("Number") }
  }

  struct Titled: View {
    @State var title = "one"
    var body: some View {
      NavigationStack { Button("Rename") { title = "two" }.navigationTitle($title).navigationSubtitle("sub") }
    }
  }

  @Test func `navigationTitle accepts a binding and shows its changes`() throws {
    let host = ViewHost(Titled())
    try host.tap("Rename")
    #expect(host.texts == ["two", "Rename"])
  }

  @Test func `NavigationPath survives encoding and decoding if all its values are Codable`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    #expect(NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)) == path)
    struct Unknown: Hashable {}
    path.append(Unknown())
    #expect(path.codable == nil)
  }
}
