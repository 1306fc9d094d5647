import Testing

/// Observers on scenes: of an app, of a custom scene, with and without a window.
@MainActor
@Suite(.timeLimit(.minutes(20)))
struct SceneTests {
  let log = Log()

  @Test func `a scene's onChange runs in all forms, after the observers of its views`() throws {
    let host = ViewHost(app: Counting(log: log))
    #expect(log.take() == [])
    try host.tap("Add")
    #expect(log.take() == ["view 0 → 1", "legacy 0 → 1: captured 0", "two 0 → 1: captured 1", "zero: captured 1"])
    try host.tap("Add twice")
    #expect(log.take() == ["view 1 → 3", "legacy 1 → 3: captured 1", "two 1 → 3: captured 3", "zero: captured 3"])
    #expect(host.warnings == [])
  }

  @Test func `a scene's initial action runs once at app launch, even without a window`() async throws {
    let host = ViewHost(app: Beginning(log: log))
    #expect(await host.settle())
    #expect(log.take().sorted() == ["settings 0 → 0", "window 0 → 0", "window begins"])
    #expect(host.texts == ["began 2", "Add"])
    try host.tap("Add")
    #expect(log.take().sorted() == ["settings 0 → 1", "window 0 → 1", "window begins"])
  }

  @Test func `a custom scene observes its own state and the scene phase, even when not shown`() throws {
    let host = ViewHost(app: Several(log: log))
    #expect(host.texts == ["shown", "Add"])
    try host.tap("Add")
    #expect(log.take() == ["shown 0 → 1"])
    host.setEnvironment(\.scenePhase, to: .background)
    #expect(log.take() == ["phase of shown", "phase of hidden"])
  }
}

private struct Counting: App {
  var log = Log()
  @State private var count = 0

  init() {}
  init(log: Log) { self.log = log }

  var body: some Scene {
    let captured = count
    let window = WindowGroup {
      Button("Add") { count += 1 }
      Button("Add twice") {
        count += 1
        count += 1
      }
      .onChange(of: count) { log("view \($0) → \($1)") }
    }
    LegacyScene(content: window, value: count) { log("legacy \($0) → \($1): captured \(captured)") }
      .onChange(of: count) { log("two \($0) → \($1): captured \(captured)") }
      .onChange(of: count) { log("zero: captured \(captured)") }
  }
}

private struct Beginning: App {
  var log = Log()
  @State private var count = 0
  @State private var began = 0

  init() {}
  init(log: Log) { self.log = log }

  var body: some Scene {
    Settings { Text("settings") }
      .onChange(of: count, initial: true) { old, new in
        if old == new { began += 1 }
        log("settings \(old) → \(new)")
      }
    WindowGroup {
      Text("began \(began)")
      Button("Add") { count += 1 }
    }
    .onChange(of: count, initial: true) { old, new in
      if old == new { began += 1 }
      log("window \(old) → \(new)")
    }
    .onChange(of: count, initial: true) { log("window begins") }
  }
}

private struct Several: App {
  var log = Log()

  init() {}
  init(log: Log) { self.log = log }

  var body: some Scene {
    OwnSettings()
    Own(name: "shown", log: log)
    Own(name: "hidden", log: log)
  }
}

private struct Own: Scene {
  let name: String
  let log: Log
  @State private var count = 0
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup {
      Text(name)
      Button("Add") { count += 1 }
    }
    .onChange(of: count) { log("\(name) \($0) → \($1)") }
    .onChange(of: phase) { log("phase of \(name)") }
  }
}

private struct OwnSettings: Scene {
  var body: some Scene { Settings { Text("settings") } }
}
