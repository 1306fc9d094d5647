import Testing

@testable import ViewEngine

@MainActor
@Suite("Environment", .timeLimit(.minutes(20))) struct EnvironmentTests {
  @Test func `a view reads the nearest environment value, or the default`() {
    let host = ViewHost {
      Level()
      VStack {
        Level()
        Level().environment(\.level, 2)
      }
      .environment(\.level, 1)
    }
    #expect(host.texts == ["level 0", "level 1", "level 2"])
  }

  @Test func `a change invalidates only the readers of the value`() throws {
    struct Root: View {
      @State private var level = 1
      var body: some View {
        Button("Up") { level += 1 }
        Frame().environment(\.level, level)
      }
    }
    struct Frame: View {
      var body: some View {
        Level()
        Bystander()
        Level().environment(\.level, 7)
      }
    }
    let host = ViewHost(Root())
    host.clearTrace()
    try host.tap("Up")
    #expect(host.texts == ["Up", "level 2", "bystander", "level 7"])
    #expect(host.trace == [.event("tap Up"), .body("Root"), .body("Level")])
  }

  @Test func `an equal value does not invalidate its readers`() throws {
    struct Root: View {
      @State private var taps = 0
      var body: some View {
        Button("Tap \(taps)") { taps += 1 }
        Level().environment(\.level, taps / 2)
      }
    }
    let host = ViewHost(Root())
    host.clearTrace()
    try host.tap("Tap 0")
    #expect(host.trace == [.event("tap Tap 0"), .body("Root")])
    try host.tap("Tap 1")
    #expect(host.texts == ["Tap 2", "level 1"])
  }

  @Test func `a value without == is compared field by field, and a closure by its captures`() throws {
    struct Root: View {
      @State private var taps = 0
      var body: some View {
        let taps = taps
        Button("Tap \(taps)") { self.taps += 1 }
        Asker().environment(\.answer, Answer { "yes" })
        Asker().environment(\.answer, Answer { "\(taps)" })
      }
    }
    struct Asker: View {
      @Environment(\.answer) private var answer
      var body: some View { Text(answer.give()) }
    }
    let host = ViewHost(Root())
    host.clearTrace()
    try host.tap("Tap 0")
    #expect(host.trace == [.event("tap Tap 0"), .body("Root"), .body("Asker")])
  }

  @Test func `transformEnvironment starts from the inherited value and updates with it`() throws {
    struct Root: View {
      @State private var level = 1
      var body: some View {
        Button("Up") { level += 1 }
        Frame().environment(\.level, level)
      }
    }
    struct Frame: View {
      var body: some View {
        Level().transformEnvironment(\.level) { $0 *= 10 }.transformEnvironment(\.level) { $0 += 1 }
        Level().transformEnvironment(\.level) { $0 = min($0, 1) }
      }
    }
    let host = ViewHost(Root())
    #expect(host.texts == ["Up", "level 20", "level 1"])
    host.clearTrace()
    try host.tap("Up")
    #expect(host.texts == ["Up", "level 30", "level 1"])
    #expect(host.trace == [.event("tap Up"), .body("Root"), .body("Level")])
  }

  @Test func `transformEnvironment can read @State of the view that contains it`() throws {
    struct Root: View {
      @State private var step = 1
      var body: some View {
        Button("Step") { step += 1 }
        Level().transformEnvironment(\.level) { $0 += step }
      }
    }
    let host = ViewHost(Root())
    try host.tap("Step")
    #expect(host.texts == ["Step", "level 2"])
  }

  @Test func `an environment modifier can change its key path between updates`() throws {
    struct Root: View {
      @State private var isOther = false
      var body: some View {
        Button("Other") { isOther.toggle() }
        Reader().environment(isOther ? \.otherLevel : \.level, 5)
      }
    }
    struct Reader: View {
      var body: some View {
        Level()
        OtherLevel()
      }
    }
    let host = ViewHost(Root())
    #expect(host.texts == ["Other", "level 5", "other level 0"])
    try host.tap("Other")
    #expect(host.texts == ["Other", "level 0", "other level 5"])
    try host.tap("Other")
    #expect(host.texts == ["Other", "level 5", "other level 0"])
  }

  @Test func `a key path can lead to part of a value, or to a computed property`() throws {
    struct Root: View {
      @State private var level = 1
      var body: some View {
        Button("Up") { level += 1 }
        Sum().environment(\.pair.first, 30).environment(\.pair, Pair(first: 1, second: level))
      }
    }
    struct Sum: View {
      @Environment(\.pair.sum) private var sum
      @Environment(\.levels) private var levels
      var body: some View { Text("\(sum) \(levels)") }
    }
    let host = ViewHost(Root())
    #expect(host.texts == ["Up", "31 0"])
    try host.tap("Up")
    #expect(host.texts == ["Up", "32 0"])
    host.setEnvironment(\.otherLevel, to: 4)
    #expect(host.texts == ["Up", "32 4"])
  }

  @Test func `a view inserted later reads the environment of its position`() throws {
    struct Root: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown.toggle() }
        VStack { Inner(isShown: $isShown) }.environment(\.level, 3)
      }
    }
    struct Inner: View {
      @Binding var isShown: Bool
      var body: some View { if isShown { Level() } }
    }
    let host = ViewHost(Root())
    try host.tap("Show")
    #expect(host.texts == ["Show", "level 3"])
  }

  @Test func `a modifier reads the environment, and sets it for its content`() {
    let host = ViewHost {
      Level().modifier(Deeper()).modifier(Deeper())
      AnyView(Level().id(1)).modifier(Deeper())
      ForEach(0..<2) { _ in Level() }.modifier(Deeper())
    }
    #expect(host.texts == ["level 2", "level 1", "level 1", "level 1"])
  }

  @Test func `a view that appears later in a modifier's content sees what the modifier sets for it`() throws {
    struct Page: View {
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        VStack { if isShown { Level() } }.modifier(Deeper())
      }
    }
    let host = ViewHost(Page())
    try host.tap("Show")
    #expect(host.texts == ["Show", "level 1"])
  }

  @Test func `a value that a ViewModifier sets invalidates the readers in its content`() throws {
    struct Deeper: ViewModifier {
      @State private var level = 1
      func body(content: Content) -> some View {
        Button("Deeper") { level += 1 }
        content.environment(\.level, level)
      }
    }
    let host = ViewHost(VStack { Middle() }.modifier(Deeper()))
    host.clearTrace()
    try host.tap("Deeper")
    #expect(host.texts == ["Deeper", "bystander", "level 2"])
    #expect(host.trace == [.event("tap Deeper"), .body("Level")])
  }

  @Test func `a value is no dependency after its reader is removed`() throws {
    struct Root: View {
      @State private var level = 1
      @State private var isShown = true
      var body: some View {
        Button("Up") { level += 1 }
        Button("Hide") { isShown = false }
        VStack { if isShown { Level() } }.environment(\.level, level)
      }
    }
    let host = ViewHost(Root())
    try host.tap("Hide")
    host.clearTrace()
    try host.tap("Up")
    #expect(host.trace == [.event("tap Up"), .body("Root")])
  }

  @Test func `an observer's closure keeps the environment value of the evaluation that created it`() throws {
    struct Root: View {
      @State private var level = 1
      let log: Log
      var body: some View {
        Button("Up") { level += 1 }
        Keeper(log: log, number: level).environment(\.level, level)
      }
    }
    struct Keeper: View {
      let log: Log
      let number: Int
      @Environment(\.level) private var level
      var body: some View {
        Text("keeper").observe(number, followsCaptureRule: true) { _ in log("level \(level)") }
      }
    }
    let log = Log()
    let host = ViewHost(Root(log: log))
    try host.tap("Up")
    #expect(log.take() == ["level 1"])
    try host.tap("Up")
    #expect(log.take() == ["level 2"])
  }

  @Test func `a view can read all EnvironmentValues and pass them to its content`() throws {
    struct Root: View {
      @State private var level = 1
      var body: some View {
        Button("Up") { level += 1 }
        Keeper().environment(\.level, level).environment(\.otherLevel, 9)
      }
    }
    struct Keeper: View {
      @Environment(\.self) private var values
      var body: some View {
        VStack {
          Level()
          OtherLevel()
        }
        .environment(\.self, values).environment(\.level, 100)
        Text("kept \(values.level)")
      }
    }
    let host = ViewHost(Root())
    #expect(host.texts == ["Up", "level 1", "other level 9", "kept 1"])
    try host.tap("Up")
    #expect(host.texts == ["Up", "level 2", "other level 9", "kept 2"])
  }

  @Test func `a custom DynamicProperty can read the environment in update()`() throws {
    struct Doubled: DynamicProperty {
      @Environment(\.level) private var level
      private(set) var value = 0
      mutating func update() { value = level * 2 }
    }
    struct Reader: View {
      private var doubled = Doubled()
      var body: some View { Text("\(doubled.value)") }
    }
    let host = ViewHost(Reader())
    host.setEnvironment(\.level, to: 4)
    #expect(host.texts == ["8"])
  }

  @Test func `setEnvironment records one event and invalidates the readers of the host's value`() {
    let host = ViewHost {
      Level()
      Bystander()
      Level().environment(\.level, 1)
      Level().transformEnvironment(\.level) { $0 += 1 }
    }
    host.clearTrace()
    host.setEnvironment(\.level, to: 5)
    #expect(host.texts == ["level 5", "bystander", "level 1", "level 6"])
    #expect(host.trace == [.event("setEnvironment"), .body("Level"), .body("Level")])
    host.setEnvironment(\.level, to: 5)
    #expect(host.trace.count == 4)
    #expect(host.frameCount == 3)
  }

  @Test func `a changed value re-evaluates its one reader among 1,000 rows`() throws {
    struct Root: View {
      @State private var level = 1
      var body: some View {
        Button("Up") { level += 1 }
        Rows().environment(\.level, level)
      }
    }
    struct Rows: View {
      var body: some View {
        ForEach(0..<1000) { index in if index == 500 { Level() } else { Bystander() } }
      }
    }
    let host = ViewHost(Root())
    let before = host.bodyCount
    try host.tap("Up")
    #expect(host.bodyCount - before == 2)
  }

  @Test func `environment modifiers can be nested 2,000 levels deep`() {
    struct Nested: View {
      let depth: Int
      var body: some View {
        if depth > 0 {
          AnyView(Nested(depth: depth - 1)).transformEnvironment(\.level) { $0 += 1 }
        } else {
          Level()
        }
      }
    }
    let host = ViewHost(Nested(depth: 2000))
    #expect(host.texts == ["level 2000"])
    host.setEnvironment(\.level, to: 1)
    #expect(host.texts == ["level 2001"])
  }
}

private struct Level: View {
  @Environment(\.level) private var level
  var body: some View { Text("level \(level)") }
}

private struct Deeper: ViewModifier {
  @Environment(\.level) private var level
  func body(content: Content) -> some View { content.environment(\.level, level + 1) }
}

private struct OtherLevel: View {
  @Environment(\.otherLevel) private var level
  var body: some View { Text("other level \(level)") }
}

private struct Bystander: View { var body: some View { Text("bystander") } }

private struct Middle: View {
  var body: some View {
    Bystander()
    Level()
  }
}

private struct Answer { let give: () -> String }

private struct Pair {
  var first = 0
  var second = 0
  var sum: Int { first + second }
}

private struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
private struct OtherLevelKey: EnvironmentKey { static let defaultValue = 0 }
private struct AnswerKey: EnvironmentKey { static var defaultValue: Answer { Answer { "no" } } }
private struct PairKey: EnvironmentKey { static var defaultValue: Pair { Pair() } }

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
  fileprivate var otherLevel: Int {
    get { self[OtherLevelKey.self] }
    set { self[OtherLevelKey.self] = newValue }
  }
  fileprivate var answer: Answer {
    get { self[AnswerKey.self] }
    set { self[AnswerKey.self] = newValue }
  }
  fileprivate var pair: Pair {
    get { self[PairKey.self] }
    set { self[PairKey.self] = newValue }
  }
  fileprivate var levels: Int { level + otherLevel }
}
