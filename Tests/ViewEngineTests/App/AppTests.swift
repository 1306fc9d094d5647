import Testing

@testable import ViewEngine

@MainActor
@Suite("App", .timeLimit(.minutes(20))) struct AppTests {
  struct Counting: App {
    @State private var count = 0
    var body: some Scene {
      Settings { Text("settings") }
      WindowGroup("Main") {
        Button("\(count)") { count += 1 }
        Shown()
      }
      .commands {
        CommandMenu("Edit") { Button("Cut") {} }
        CommandGroup(replacing: .help) { Text("help") }
      }
      .environment(\.lineLimit, 7)
      WindowGroup(id: "other") { Text("other") }
    }
  }

  struct Shown: View {
    @Environment(\.lineLimit) var limit
    var body: some View { Text("limit \(limit ?? 0)") }
  }

  struct Own: Scene {
    @State private var name = "own"
    var body: some Scene { WindowGroup { Button(name) { name = "changed" } } }
  }

  struct OwnApp: App { var body: some Scene { Own() } }

  @Test func `an app's host presents the first WindowGroup, and keeps the @State of app and scene`() throws {
    let host = ViewHost(app: Counting())
    try host.tap("0")
    try host.tap("1")
    #expect(host.texts == ["2", "limit 7"])
    let own = ViewHost(app: OwnApp())
    try own.tap("own")
    #expect(own.texts == ["changed"])
  }

  struct Previewed: PreviewProvider {
    static var previews: some View { Text("preview").previewDisplayName("One").previewLayout(.sizeThatFits) }
  }

  @Test func `a PreviewProvider's previews are rendered like any view`() {
    #expect(
      ViewHost(Previewed.previews).tree
        == "Text \"preview\" [previewDisplayName: One, previewLayout: sizeThatFits]")
  }
}
