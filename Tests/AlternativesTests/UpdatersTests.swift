import OnChangeCompat
import Testing

@MainActor
@Suite("Updaters", .timeLimit(.minutes(20))) struct UpdatersTests {
  let log = Log()

  /// The content of an updater: it shows its parent's value, and has its own state.
  struct Content: View {
    let name: String
    let shown: Int
    var log: Log?
    @State private var own = 0
    var body: some View {
      let _ = log?("evaluate \(name) \(shown) \(own)")
      Text("\(name) \(shown) \(own)")
      Button("own of \(name)") { own += 1 }
    }
  }

  struct Nonduplicate: View {
    let log: Log
    @State private var shown = 0
    var body: some View {
      Content(name: "tens", shown: shown, log: log).modifier(Updaters.Nonduplicate(shown / 10))
      Button("one") { shown += 1 }
      Button("ten") { shown += 10 }
    }
  }

  @Test func `Nonduplicate lets its view update when the value differs`() throws {
    let host = ViewHost(Nonduplicate(log: log))
    #expect(log.take() == ["evaluate tens 0 0"])
    try host.tap("one")
    #expect(log.take() == [])
    #expect(host.texts.first == "tens 0 0")
    try host.tap("ten")
    #expect(log.take() == ["evaluate tens 11 0"])
  }

  @Test func `a blocked view applies its own state writes and keeps the last allowed content`() throws {
    let host = ViewHost(Nonduplicate(log: log))
    try host.tap("one")
    try host.tap("own of tens")
    try host.tap("one")
    try host.tap("own of tens")
    #expect(log.take() == ["evaluate tens 0 0", "evaluate tens 0 1", "evaluate tens 0 2"])
    try host.tap("ten")
    #expect(host.texts.first == "tens 12 2")
  }

  @Test func `Nonduplicate allows every update if the value never equals itself`() throws {
    struct Never: View {
      @State private var shown = 0
      var body: some View {
        Content(name: "nan", shown: shown).modifier(Updaters.Nonduplicate(Double.nan))
        Button("one") { shown += 1 }
      }
    }
    let host = ViewHost(Never())
    try host.tap("one")
    #expect(host.texts.first == "nan 1 0")
  }

  struct Flagged: View {
    let log: Log
    @State var isOn: Bool
    @State private var shown = 0
    var body: some View {
      Content(name: "true", shown: shown, log: log).modifier(Updaters.True(isOn))
      Button("one") { shown += 1 }
      Button("toggle") { isOn.toggle() }
    }
  }

  @Test func `True lets its view update as long as the newest flag is true`() throws {
    let host = ViewHost(Flagged(log: log, isOn: true))
    try host.tap("one")
    #expect(log.take() == ["evaluate true 0 0", "evaluate true 1 0"])
    try host.tap("toggle")
    try host.tap("one")
    try host.tap("one")
    #expect(log.take() == [])
    #expect(host.texts.first == "true 1 0")
    try host.tap("toggle")
    #expect(log.take() == ["evaluate true 3 0"])
  }

  @Test func `each insertion shows the current content, even if the flag is false`() throws {
    struct Coming: View {
      @State private var shown = 0
      @State private var isThere = true
      var body: some View {
        if isThere { Content(name: "false", shown: shown).modifier(Updaters.True(false)) }
        Button("one") { shown += 1 }
        Button("come and go") { isThere.toggle() }
      }
    }
    let host = ViewHost(Coming())
    try host.tap("one")
    #expect(host.texts.first == "false 0 0")
    try host.tap("come and go")
    try host.tap("one")
    #expect(host.texts == ["one", "come and go"])
    try host.tap("come and go")
    #expect(host.texts.first == "false 2 0")
  }

  @Test func `a blocked view's observers and actions see only the allowed content`() throws {
    struct Observing: View {
      let log: Log
      @State private var shown = 0
      var body: some View {
        Button("say") { [shown] in log("say \(shown)") }
          .onChange(of: shown) { log("\($0) → \($1)") }
          .modifier(Updaters.Nonduplicate(shown / 3))
        Button("one") { shown += 1 }
      }
    }
    let host = ViewHost(Observing(log: log))
    for _ in 0..<4 {
      try host.tap("one")
      try host.tap("say")
    }
    #expect(log.take() == ["say 0", "say 0", "0 → 3", "say 3", "say 3"])
  }

  @Test func `nested updaters allow an update only if each of them allows it`() throws {
    struct Both: View {
      @State private var isOn = false
      @State private var shown = 0
      var body: some View {
        Content(name: "both", shown: shown)
          .modifier(Updaters.Nonduplicate(shown / 2))
          .modifier(Updaters.True(isOn))
        Button("one") { shown += 1 }
        Button("toggle") { isOn.toggle() }
      }
    }
    let host = ViewHost(Both())
    try host.tap("one")
    try host.tap("one")
    #expect(host.texts.first == "both 0 0")
    try host.tap("toggle")
    #expect(host.texts.first == "both 2 0")
    try host.tap("one")
    #expect(host.texts.first == "both 2 0")
    try host.tap("one")
    #expect(host.texts.first == "both 4 0")
  }

  @Test func `a custom Updater decides which updates its view gets`() throws {
    struct Rising: Updater {
      let value: Int
      static func allowsUpdate(from last: Int, to newest: Int) -> Bool { newest > last }
    }
    struct Tide: View {
      @State private var level = 5
      var body: some View {
        Content(name: "level", shown: level).modifier(Rising(value: level))
        Button("up") { level += 3 }
        Button("down") { level -= 2 }
      }
    }
    let host = ViewHost(Tide())
    try host.tap("down")
    #expect(host.texts.first == "level 5 0")
    try host.tap("up")
    #expect(host.texts.first == "level 6 0")
  }

  @Test func `a view blocked by its updater disappears and releases its objects when removed`() throws {
    final class Held {
      let log: Log
      init(_ log: Log) {
        self.log = log
        log("made")
      }
      deinit { log("released") }
    }
    struct Holding: View {
      @State var held: Held
      var body: some View { Text("held") }
    }
    struct Coming: View {
      let log: Log
      @State var isOn = true
      @State private var isThere = true
      var body: some View {
        if isThere {
          Holding(held: Held(log)).onDisappear { log("disappear") }.modifier(Updaters.True(isOn))
        }
        Button("toggle") { isOn.toggle() }
        Button("go") { isThere = false }
      }
    }
    let host = ViewHost(Coming(log: log))
    try host.tap("toggle")
    try host.tap("go")
    let lines = log.take()
    #expect(lines.count { $0 == "made" } == lines.count { $0 == "released" })
    #expect(lines.contains("disappear"))
    #expect(host.texts == ["toggle", "go"])
  }
}
