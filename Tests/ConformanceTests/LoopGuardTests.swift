import Testing

/// Section 4.5 of the contract: how often an observer may run in a frame.
@MainActor
@Suite("The loop guard", .timeLimit(.minutes(20))) struct LoopGuardTests {
  static let warning = "onChange(of: Int) action tried to update multiple times per frame."

  struct Snowball: View {
    let log: Log
    let api: API
    var startsByItself = false
    @State var value = 0

    var body: some View {
      let _ = log("evaluate")
      Button("Push") { value += 1 }
        .observe(value, with: api) { _, _ in
          value += 1
          log("\(value)")
        }
        .onAppear { if startsByItself { value += 1 } }
    }
  }

  @Test(arguments: API.allCases)
  func `an observer that changes its own value runs twice in an event's frame`(api: API) throws {
    let log = Log()
    let host = ViewHost(Snowball(log: log, api: api), configuration: .silent)
    _ = log.take()
    try host.tap("Push")
    #expect(log.take() == ["evaluate", "2", "evaluate", "3", "evaluate"])
    #expect(host.warnings == [Self.warning])
  }

  @Test(arguments: API.allCases)
  func `a dropped run is not repeated in a later frame, and the observer stores the new value`(api: API) throws {
    let log = Log()
    let host = ViewHost(Snowball(log: log, api: api), configuration: .silent)
    try host.tap("Push")
    _ = log.take()
    host.render()
    #expect(log.take() == ["evaluate"])
    try host.tap("Push")
    #expect(log.take() == ["evaluate", "5", "evaluate", "6", "evaluate"])
    #expect(host.warnings == [Self.warning, Self.warning])
  }

  @Test(arguments: API.allCases)
  func `an observer that changes its own value runs six times in the presenting frame`(api: API) {
    let log = Log()
    let host = ViewHost(Snowball(log: log, api: api, startsByItself: true), configuration: .silent)
    #expect(log.take().filter { $0 != "evaluate" } == ["2", "3", "4", "5", "6", "7"])
    #expect(host.bodyCount == 8)
    #expect(host.warnings == [Self.warning])
  }

  @Test(arguments: API.allCases)
  func `a host can be configured with other loop budgets`(api: API) throws {
    let log = Log()
    var configuration = ViewHost.Configuration.silent
    configuration.eventBudget = 3
    configuration.presentationBudget = 1
    let host = ViewHost(Snowball(log: log, api: api, startsByItself: true), configuration: configuration)
    #expect(log.take() == ["evaluate", "evaluate", "2", "evaluate"])
    try host.tap("Push")
    #expect(log.take() == ["evaluate", "4", "evaluate", "5", "evaluate", "6", "evaluate"])
  }

  /// Two observers with the old value, the first of which changes the value again: section 10.
  struct Pair: View {
    let log: Log
    let api: API
    @State var value = 3

    var body: some View {
      let _ = log("evaluate")
      Button("Add") { value += 1 }
        .observe(value, with: api) { old, new in
          log("\(old)→\(new)")
          value += 1
        }
        .observe(value, with: api) { old, new in log("\(old)→\(new)") }
    }
  }

  @Test(arguments: API.allCases)
  func `two observers see the same pairs, and the warning is reported once for both`(api: API) throws {
    let log = Log()
    let host = ViewHost(Pair(log: log, api: api), configuration: .silent)
    _ = log.take()
    try host.tap("Add")
    #expect(log.take() == ["evaluate", "3→4", "3→4", "evaluate", "4→5", "4→5", "evaluate"])
    #expect(host.warnings == [Self.warning])
    host.render()
    #expect(log.take() == ["evaluate"])
  }

  @Test(arguments: API.allCases)
  func `the warning names the observed type`(api: API) throws {
    struct Speller: View {
      let api: API
      @State var words: [String] = []
      var body: some View {
        Button("Say") { words.append("a") }
          .observe(words, with: api) { _, _ in words.append("b") }
      }
    }
    let host = ViewHost(Speller(api: api), configuration: .silent)
    try host.tap("Say")
    #expect(host.warnings == ["onChange(of: Array<String>) action tried to update multiple times per frame."])
  }

  @Test(arguments: API.allCases)
  func `an observer of NaN runs at each evaluation until the loop guard stops it`(api: API) throws {
    struct Broken: View {
      let log: Log
      let api: API
      @State var value = 0.0
      @State var runs = 0
      var body: some View {
        Button("Break") { value = .nan }
        // A write of what is NaN already changes nothing: something else has the body evaluated.
        Text("\(value) \(runs)").observe(value, with: api) { _, new in
          log("\(new)")
          runs += 1
        }
      }
    }
    let log = Log()
    let host = ViewHost(Broken(log: log, api: api), configuration: .silent)
    try host.tap("Break")
    #expect(log.take() == ["nan", "nan"])
    host.render()
    #expect(log.take() == ["nan", "nan"])
    let warning = "onChange(of: Double) action tried to update multiple times per frame."
    #expect(host.warnings == [warning, warning])
  }
}
