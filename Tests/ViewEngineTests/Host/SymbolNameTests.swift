import Testing

@testable import ViewEngine

@MainActor
@Suite("Controls without a text", .timeLimit(.minutes(20))) struct SymbolNameTests {
  @Test func `a button, a menu, a link and a tappable picture are named by their symbols`() throws {
    let log = Log()
    let host = ViewHost {
      NavigationStack {
        Button {
          log("plus")
        } label: {
          Image(systemName: "plus")
        }
        Menu {
          Button {
            log("trash")
          } label: {
            Image(systemName: "trash")
          }
        } label: {
          Image(systemName: "ellipsis")
        } primaryAction: {
          log("ellipsis")
        }
        Image("photo").onTapGesture { log("photo") }
        Label("Share", systemImage: "square.and.arrow.up").labelStyle(.iconOnly).onTapGesture { log("share") }
        NavigationLink {
          Text("page")
        } label: {
          Image(systemName: "gear")
        }
      }
    }
    for name in ["plus", "ellipsis", "trash", "photo", "Share", "gear"] { try host.tap(name) }
    #expect(log.take() == ["plus", "ellipsis", "trash", "photo", "share"])
    #expect(host.texts.contains("page"))
  }

  @Test func `a toggle and a tab are named by their symbols`() throws {
    struct Root: View {
      @State private var isOn = false
      var body: some View {
        TabView {
          Toggle(isOn: $isOn) { Image(systemName: "bell") }.tabItem { Image(systemName: "house") }
          Text("\(isOn)").tabItem { Label("Mail", systemImage: "envelope").labelStyle(.iconOnly) }
          Text("third").tabItem { Image("star") }
        }
      }
    }
    let host = ViewHost(Root())
    try host.toggle("bell")
    try host.select("Mail")
    #expect(host.texts == ["true"])
    try host.select("star")
    try host.select("house")
    #expect(host.interactions.map(\.description) == ["toggle bell", "select house", "select Mail", "select star"])
  }

  @Test func `a text or an accessibility label takes precedence over the symbol`() throws {
    let log = Log()
    let host = ViewHost {
      Button {
        log("text")
      } label: {
        Label("Add", systemImage: "plus")
      }
      Button {
        log("label")
      } label: {
        Image(systemName: "plus")
      }.accessibilityLabel("More")
      Button {
        log("inner")
      } label: {
        Image(systemName: "plus").accessibilityLabel("Inner")
      }
    }
    #expect(host.interactions.map(\.label) == ["Add", "More", "Inner"])
    for label in ["Add", "More", "Inner"] { try host.tap(label) }
    #expect(log.take() == ["text", "label", "inner"])
  }
}
