import Testing

/// Section 4 of the contract: events, passes and frames.
@MainActor
@Suite("The update cycle", .timeLimit(.minutes(20))) struct UpdateCycleTests {
  struct Counter: View {
    let log: Log
    let api: API
    @State var value = 0

    var body: some View {
      let _ = log("evaluate \(value)")
      Button("Twice") {
        value += 1
        value += 1
      }
      Button("There and back") {
        value += 1
        value -= 1
      }
      Button("Again") { value += 0 }
      Button("Plain, then animated") {
        value += 1
        withAnimation { value += 1 }
      }
      Text("\(value)")
        .observe(value, with: api) { old, new in log("\(old) → \(new)") }
    }
  }

  @Test(arguments: API.allCases)
  func `an observer sees the writes of one event together`(api: API) throws {
    let log = Log()
    let host = ViewHost(Counter(log: log, api: api))
    try host.tap("Twice")
    #expect(log.take() == ["evaluate 0", "evaluate 2", "0 → 2"])
  }

  @Test(arguments: API.allCases)
  func `a write that is undone in the same event evaluates the body but runs no action`(api: API) throws {
    let log = Log()
    let host = ViewHost(Counter(log: log, api: api))
    try host.tap("There and back")
    #expect(log.take() == ["evaluate 0", "evaluate 0"])
  }

  @Test(arguments: API.allCases)
  func `a write of an equal value invalidates nothing`(api: API) throws {
    let log = Log()
    let host = ViewHost(Counter(log: log, api: api))
    try host.tap("Again")
    #expect(log.take() == ["evaluate 0"])
    #expect(host.frameCount == 2)
  }

  @Test(arguments: API.allCases)
  func `each group of writes with a transaction is a separate update`(api: API) throws {
    let log = Log()
    let host = ViewHost(Counter(log: log, api: api))
    try host.tap("Plain, then animated")
    #expect(log.take() == ["evaluate 0", "evaluate 1", "0 → 1", "evaluate 2", "1 → 2"])
    #expect(host.texts.last == "2")
  }

  @Test(arguments: API.allCases)
  func `the writes of an update closure are one event`(api: API) {
    let log = Log()
    let host = ViewHost(Relay(log: log, api: api))
    host.update {
      log.write?(5)
      log.write?(7)
    }
    #expect(log.take() == ["evaluate 0", "evaluate 7", "0 → 7"])
  }

  /// Hands its state's setter out.
  struct Relay: View {
    let log: Log
    let api: API
    @State var value = 0

    var body: some View {
      let _ = log("evaluate \(value)")
      Text("\(value)")
        .observe(value, with: api) { old, new in log("\(old) → \(new)") }
        .onAppear { log.write = { [value = $value] in value.wrappedValue = $0 } }
    }
  }

  // MARK: Passes

  /// A parent and its child, both of which depend on the same state.
  struct Family: View {
    let log: Log
    let api: API
    @State var value = 0

    var body: some View {
      let _ = log("evaluate parent")
      VStack {
        Button("Add") { value += 1 }
        Child(log: log, api: api, name: "older", value: $value)
        Child(log: log, api: api, name: "younger", value: $value)
      }
      .observe(value, with: api) { old, new in log("parent \(old) → \(new), now \(value)") }
    }
  }

  struct Child: View {
    let log: Log
    let api: API
    let name: String
    @Binding var value: Int

    var body: some View {
      let _ = log("evaluate \(name)")
      Text("\(value)")
        .observe(value, with: api) { old, new in
          log("\(name) \(old) → \(new), now \(value)")
          if value < 2 { value += 10 }
        }
    }
  }

  @Test(arguments: API.allCases)
  func `a pass evaluates ancestors first, each body once, then runs all actions, children first`(api: API) throws {
    let log = Log()
    let host = ViewHost(Family(log: log, api: api))
    _ = log.take()
    try host.tap("Add")
    #expect(
      log.take() == [
        "evaluate parent", "evaluate older", "evaluate younger",
        // The first action's write is read at once by the others, whose pair stays that of the pass.
        "older 0 → 1, now 1", "younger 0 → 1, now 11", "parent 0 → 1, now 11",
        "evaluate parent", "evaluate older", "evaluate younger",
        "older 1 → 11, now 11", "younger 1 → 11, now 11", "parent 1 → 11, now 11",
      ])
  }

  @Test(arguments: API.allCases)
  func `a state that no body read invalidates nothing`(api: API) throws {
    struct Unread: View {
      let log: Log
      @State var clicks = 0
      var body: some View {
        let _ = log("evaluate")
        Button("Click") {
          clicks += 1
          log("clicked \(clicks) times")
        }
      }
    }
    let log = Log()
    let host = ViewHost(Unread(log: log))
    try host.tap("Click")
    try host.tap("Click")
    #expect(log.take() == ["evaluate", "clicked 1 times", "clicked 2 times"])
  }

  @Test func `a value that was read once stays a dependency, though the latest evaluation did not read it`() throws {
    struct Fickle: View {
      let log: Log
      @State var looks = true
      @State var value = 0
      var body: some View {
        let _ = log("evaluate")
        Button("Look away") { looks = false }
        Button("Add") { value += 1 }
        if looks { Text("\(value)") }
      }
    }
    let log = Log()
    let host = ViewHost(Fickle(log: log))
    try host.tap("Add")
    try host.tap("Look away")
    try host.tap("Add")
    #expect(log.take() == ["evaluate", "evaluate", "evaluate", "evaluate"])
  }

  @Test func `a write while a body is evaluated is dropped with a warning`() {
    struct Meddler: View {
      let log: Log
      @State var value = 0
      var body: some View {
        let _ = { value += 1 }()
        Text("\(value)")
      }
    }
    let host = ViewHost(Meddler(log: Log()), configuration: .silent)
    #expect(host.texts == ["0"])
    #expect(host.bodyCount == 1)
    #expect(host.warnings == ["Modifying state during view update, this will cause undefined behavior."])
  }

  // MARK: Chains

  /// Each step of the chain causes the next one, in its own pass.
  struct Chain: View {
    let log: Log
    let api: API
    let length: Int
    @State var reached = [Int]()

    var body: some View {
      Button("Start") { reached = [0] }
      ForEach(0..<length) { step in
        EmptyView().observe(reached.contains(step), with: api) { _, isReached in
          guard isReached else { return }
          log("step \(step)")
          reached.append(step + 1)
        }
      }
    }
  }

  @Test(arguments: API.allCases)
  func `a frame has at most eight passes, and the next frame does the rest`(api: API) throws {
    let log = Log()
    let host = ViewHost(Chain(log: log, api: api, length: 12), configuration: .silent)
    try host.tap("Start")
    #expect(log.take() == (0..<8).map { "step \($0)" })
    host.render()
    #expect(log.take() == (8..<12).map { "step \($0)" })
    #expect(host.warnings == [])
  }

  @Test(arguments: API.allCases)
  func `settle() runs the passes that a frame had to postpone`(api: API) async throws {
    let log = Log()
    let host = ViewHost(Chain(log: log, api: api, length: 12), configuration: .silent)
    try host.tap("Start")
    #expect(await host.settle())
    #expect(log.take() == (0..<12).map { "step \($0)" })
  }

  @Test func `an event inside an update closure belongs to the running frame`() throws {
    let log = Log()
    let host = ViewHost(Counter(log: log, api: .modern))
    host.update { try? host.tap("Twice") }
    #expect(log.take() == ["evaluate 0", "evaluate 2", "0 → 2"])
    #expect(host.frameCount == 2)
  }
}
