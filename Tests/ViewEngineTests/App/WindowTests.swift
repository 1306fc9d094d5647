import Testing

@testable import ViewEngine

@MainActor
@Suite("Windows", .timeLimit(.minutes(20))) struct WindowTests {
  private struct Notes: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup { Opener() }.windowStyle(.hiddenTitleBar)
      Window("Log", id: "log") { Button("log \(count)") { count += 1 } }
      WindowGroup(id: "note", for: Int.self) { $number in
        Button("note \(number ?? 0)") { number = (number ?? 0) + 10 }
        Closer()
      }
      MenuBarExtra("extra", systemImage: "star") { Text("extra") }
      if count > 100 { WindowGroup(id: "rare") { Text("rare") } }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) var openWindow
    @Environment(\.dismissWindow) var dismissWindow
    @Environment(\.supportsMultipleWindows) var supportsMultipleWindows

    var body: some View {
      Button("open log") { openWindow(id: "log") }
      Button("open 7") { openWindow(value: 7) }
      Button("open nothing") { openWindow(id: "nothing") }
      Button("close log") { dismissWindow(id: "log") }
      Text(supportsMultipleWindows ? "many" : "one")
    }
  }

  private struct Closer: View {
    @Environment(\.dismissWindow) var dismissWindow
    var body: some View { Button("close") { dismissWindow() } }
  }

  private static let opener = ["open log", "open 7", "open nothing", "close log", "many"]

  @Test func `openWindow opens a window of the app once, and dismissWindow closes it`() throws {
    let host = ViewHost(app: Notes())
    #expect(host.texts == Self.opener)
    try host.tap("open log")
    try host.tap("open log")
    try host.tap("log 0")
    #expect(host.texts == Self.opener + ["log 1"])
    try host.tap("close log")
    #expect(host.texts == Self.opener)
  }

  @Test func `a window for a value opens once per value, and can change its value`() throws {
    let host = ViewHost(app: Notes())
    try host.tap("open 7")
    try host.tap("open 7")
    #expect(host.texts == Self.opener + ["note 7", "close"])
    try host.tap("note 7")
    try host.tap("open 7")
    #expect(host.texts == Self.opener + ["note 17", "close", "note 7", "close"])
    try host.tap("close", at: 0)
    #expect(host.texts == Self.opener + ["note 7", "close"])
    #expect(host.tree.contains("Window [id: note]"))
  }

  /// An app with scenes that have bodies.
  private struct Studio: App {
    var body: some Scene {
      Editors()
      Palettes(title: "palette")
    }

    struct Editors: Scene {
      @State private var edits = 0
      var body: some Scene {
        Window("Main", id: "main") {
          Switcher()
          Text("edits \(edits)")
        }
        Window("Editor", id: "editor") { Button("edit") { edits += 1 } }
      }
    }

    struct Palettes: Scene {
      let title: String
      var body: some Scene {
        WindowGroup(id: "palette", for: Int.self) { $number in Text("\(title) \(number ?? 0)") }
      }
    }

    struct Switcher: View {
      @Environment(\.openWindow) var openWindow
      @Environment(\.dismissWindow) var dismissWindow
      var body: some View {
        Button("open editor") { openWindow(id: "editor") }
        Button("open palette") { openWindow(value: 3) }
        Button("close editor") { dismissWindow(id: "editor") }
        Button("close palettes") { dismissWindow(id: "palette") }
        Button("reopen main") { openWindow(id: "main") }
      }
    }
  }

  private static let switcher = ["open editor", "open palette", "close editor", "close palettes", "reopen main"]

  @Test func `openWindow finds the windows of scenes that have a body`() throws {
    let host = ViewHost(app: Studio())
    #expect(host.texts == Self.switcher + ["edits 0"])
    try host.tap("open editor")
    try host.tap("open editor")
    try host.tap("edit")
    #expect(host.texts == Self.switcher + ["edits 1", "edit"])
    try host.tap("open palette")
    #expect(host.texts == Self.switcher + ["edits 1", "edit", "palette 3"])
    try host.tap("reopen main")
    #expect(host.texts == Self.switcher + ["edits 1", "edit", "palette 3"])
    try host.tap("close editor")
    #expect(host.texts == Self.switcher + ["edits 1", "palette 3"])
    try host.tap("close palettes")
    #expect(host.texts == Self.switcher + ["edits 1"])
    #expect(host.warnings == [])
  }

  @Test func `openWindow warns of an id that no scene has`() throws {
    let host = ViewHost(app: Notes(), configuration: .silent)
    try host.tap("open nothing")
    #expect(
      host.warnings == [
        "openWindow: no scene of the app has such a window: nothing.\n\nTo fix, add such a scene to the body of the app."
      ])
  }

  @Test func `openWindow and dismissWindow are recorded in the trace if there is no app`() throws {
    let host = ViewHost(Opener())
    host.clearTrace()
    try host.tap("open 7")
    try host.tap("close log")
    #expect(
      host.trace == [
        .event("tap open 7"), .action("openWindow for 7"), .event("tap close log"), .action("dismissWindow log"),
      ])
    #expect(host.texts.last == "one")
  }
}
