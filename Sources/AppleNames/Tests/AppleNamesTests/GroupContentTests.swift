import OnChangeCompat
import Testing
import ViewEngine

@MainActor
@Suite("Groups of what is not a view", .timeLimit(.minutes(20))) struct GroupContentTests {
  struct Page: View {
    @State private var marked = false
    @State private var sent = 0

    var body: some View {
      Text("sent: \(sent)").toolbar { items }
    }

    private var items: some ToolbarContent {
      Group {
        ToolbarItem { Button("Mark") { marked = true } }
        if marked { ToolbarItem { Button("Send") { sent += 1 } } }
      }
    }
  }

  @Test func `a group of toolbar items shows each of them`() throws {
    let host = ViewHost(Page())
    #expect(host.texts == ["sent: 0", "Mark"])
    try host.tap("Mark")
    try host.tap("Send")
    #expect(host.texts == ["sent: 1", "Mark", "Send"])
  }

  struct TwoScenes: Scene {
    var body: some Scene {
      Group {
        WindowGroup { Text("main") }
        WindowGroup(id: "other") { Text("other") }
      }
      .commands {
        Group {
          CommandMenu("One") { Button("a") {} }
          CommandMenu("Two") { Button("b") {} }
        }
      }
    }
  }

  struct TwoScenesApp: App {
    var body: some Scene { TwoScenes() }
  }

  @Test func `a group of scenes opens the first of them`() {
    #expect(ViewHost(app: TwoScenesApp()).texts == ["main"])
  }
}
