import OnChangeCompat
import Testing

@testable import MigrationTesting

@MainActor
@Suite(.timeLimit(.minutes(20)))
struct ExplorerTests {
  @Test func `all states up to the depth are found, each once`() async {
    let result = await Maze.explorer(Maze.counter(), depth: 4).run()
    #expect(Set(result.map.states.map { Int64(bitPattern: $0.key) }) == Set(-4...4))
    #expect(result.map.states.count == 9)
    #expect(result.isCutAtDepth)
    #expect(result.limits == [])
  }

  @Test func `each step out of a state is taken once and counted as a script`() async {
    let result = await Maze.explorer(Maze.counter(), depth: 4).run()
    // Seven states above the last level, with three ways out of each.
    #expect(result.scripts == 7 * 3)
    #expect(Set(result.map.edges).count == result.map.edges.count)
  }

  @Test func `a subject continues from the state that it reached, without a replay`() async {
    let corridor = Maze.Rules(ways: { _ in [.tap("on")] }, next: { state, _ in state + 1 })
    let result = await Maze.explorer(corridor, depth: 1_000).run()
    #expect(result.map.states.count == 1_001)
    #expect(result.interactions == 1_000)
    #expect(result.hosts == 1)
  }

  @Test func `steps that change nothing need no replay`() async {
    let ways: [Script.Step] = (0..<50).map { .tap("\($0)") } + [.tap("on")]
    let rules = Maze.Rules(ways: { _ in ways }, next: { state, step in step == .tap("on") ? state + 1 : state })
    let result = await Maze.explorer(rules, depth: 10).run()
    #expect(result.interactions == 51 * 10)
    #expect(result.hosts == 1)
  }

  @Test func `the first reported script of a difference is a shortest one`() async {
    let explorer = Maze.explorer(Maze.counter { $0 == 3 ? 1 : nil }, depth: 6)
    var scripts: [Script] = []
    explorer.onDifference = { script, _ in scripts.append(script) }
    let result = await explorer.run()
    #expect(scripts == [[.tap("up"), .tap("up"), .tap("up")]])
    #expect(result.map.states.allSatisfy { Int64(bitPattern: $0.key) < 3 })
  }

  @Test func `a difference in the presentation is reported, and no step is taken`() async {
    let explorer = Maze.explorer(Maze.counter { _ in 7 }, depth: 6)
    var scripts: [Script] = []
    explorer.onDifference = { script, _ in scripts.append(script) }
    let result = await explorer.run()
    #expect(scripts == [Script()])
    #expect(result.interactions == 0)
  }

  @Test func `a difference in several states is reported only for the first state`() async {
    let explorer = Maze.explorer(Maze.counter { abs($0) == 2 ? 1 : nil }, depth: 5)
    var scripts: [Script] = []
    explorer.onDifference = { script, _ in scripts.append(script) }
    let result = await explorer.run()
    #expect(result.differences == 2)
    #expect(scripts == [[.tap("up"), .tap("up")]])
  }

  @Test func `distinct differences are each reported once`() async {
    let explorer = Maze.explorer(Maze.counter { abs($0) == 2 ? ($0 > 0 ? 1 : 2) : nil }, depth: 5)
    var scripts: [Script] = []
    explorer.onDifference = { script, _ in scripts.append(script) }
    let result = await explorer.run()
    #expect(scripts == [[.tap("up"), .tap("up")], [.tap("down"), .tap("down")]])
    #expect(result.differences == 2)
  }

  @Test func `endless states are explored up to the script budget, and the limit is reported`() async {
    let explorer = Maze.explorer(Maze.counter(), depth: .max) { $0.maxScripts = 100 }
    let result = await explorer.run()
    #expect(result.scripts == 100)
    #expect(
      result.limits.contains { if case .states(let count) = $0 { count > 0 } else { false } }, "\(result.limits)")
  }

  @Test func `a depth of 0 or less explores only the presentation`() async {
    for depth in [0, -3] {
      let result = await Maze.explorer(Maze.counter(), depth: depth) { $0.randomScripts = 10 }.run()
      #expect(result.map.states.count == 1)
      #expect(result.interactions == 0)
      #expect(result.scripts == 0)
    }
  }

  @Test func `random scripts are longer, and the same in each run`() async {
    var all: [[UInt64]] = []
    for _ in 0..<2 {
      let result = await Maze.explorer(Maze.counter(), depth: 1) {
        $0.randomScripts = 5
        $0.randomLength = 40
      }.run()
      all.append(result.map.states.map(\.key))
      #expect(result.scripts == 3 + 5)
      #expect(result.map.states.count > 3)
    }
    #expect(all[0] == all[1])
  }

  @Test func `an exploration is complete once random scripts have taken the steps that the depth left`() async {
    func isCut(at limit: Int, _ scripts: Int) async -> Bool {
      let ring = Maze.Rules(ways: { _ in [.tap("on")] }, next: { state, _ in (state + 1) % limit })
      let result = await Maze.explorer(ring, depth: 2) {
        $0.randomScripts = scripts
        $0.randomLength = 10
      }.run()
      #expect(result.limits == [])
      return result.isCutAtDepth
    }
    #expect(await isCut(at: 6, 0))
    #expect(await !isCut(at: 6, 1))
    #expect(await isCut(at: 100, 1))
  }

  @Test func `a subject that is not deterministic is noticed when a script is replayed`() async {
    var made = 0
    let explorer = Explorer<Maze>(depth: 3, exploration: Exploration()) {
      made += 1
      let step = made
      let rules = Maze.Rules(ways: { _ in [.tap("a"), .tap("b")] }, next: { state, _ in state + step })
      let maze = Maze(rules)
      return (maze, maze.report)
    }
    #expect(await explorer.run().unstable != nil)
  }

  @Test(arguments: [1, 2, 3, 8]) func `shards together find what one run finds`(count: Int) async {
    func rules() -> Maze.Rules {
      Maze.Rules(
        ways: { _ in (0..<4).map { .tap("\($0)") } },
        next: { state, step in
          guard step.verb == .tap, let digit = Int(step.label) else { return state }
          return state * 5 + digit + 1
        })
    }
    let whole = await Maze.explorer(rules(), depth: 4).run()
    var keys: Set<UInt64> = []
    var scripts: [Int] = []
    for number in 1...count {
      let result = await Maze.explorer(rules(), depth: 4) { $0.shard = .init(number, of: count) }.run()
      keys.formUnion(result.map.states.map(\.key))
      scripts.append(result.scripts)
    }
    #expect(keys == Set(whole.map.states.map(\.key)))
    if count > 1 { #expect(scripts.allSatisfy { $0 < whole.scripts * 2 / count + 30 }, "\(scripts)") }
  }

  @Test func `a shard that does not exist explores nothing and says so`() async {
    for shard in [Exploration.Shard(0, of: 2), .init(3, of: 2), .init(1, of: 0), .init(-1, of: -1)] {
      let result = await Maze.explorer(Maze.counter(), depth: 3) { $0.shard = shard }.run()
      #expect(result.limits == [.noSuchShard(shard)])
      #expect(result.map.states.isEmpty)
    }
  }

  @Test func `a cancelled task ends the exploration and keeps the found states`() async {
    let task = Task { @MainActor in
      await Maze.explorer(Maze.counter(), depth: .max) { $0.maxScripts = .max }.run()
    }
    task.cancel()
    let result = await task.value
    #expect(result.limits.contains(.cancelled))
    #expect(result.map.states.count >= 1)
  }

  @Test func `a budget of seconds ends the exploration`() async {
    let result = await Maze.explorer(Maze.counter(), depth: .max) {
      $0.maxScripts = .max
      $0.maxSeconds = 0
    }.run()
    #expect(result.limits.contains(.seconds(0)))
  }

  @Test func `the last fifth of the seconds is for the random scripts`() async {
    var seconds = 0.0
    let clock = Stopwatch {
      seconds += 0.01
      return seconds
    }
    let result = await Maze.explorer(Maze.counter(), depth: .max, clock: clock) {
      $0.maxSeconds = 10
      $0.randomScripts = 3
      $0.randomLength = 100
    }.run()
    #expect(result.limits.contains(.seconds(10)))
    #expect(!result.limits.contains { if case .randomScripts = $0 { true } else { false } }, "\(result.limits)")
    #expect(seconds < 10)
  }

  @Test func `each script is announced before it runs`() async {
    let lines = Lines()
    _ = await Maze.explorer(Maze.counter(), depth: 1) {
      $0.announcesScripts = true
      $0.announcement = { lines.add($0) }
    }.run()
    #expect(
      lines.all == ["runs [.render]", "runs [.render, .tap(\"up\")]", "runs [.tap(\"down\")]"])
  }

  @Test func `progress is one line, updated at most ten times a second and cleared at the end`() async {
    var written: [String] = []
    let progress = ProgressLine(.automatic, isTerminal: true) { written.append($0) }
    var result = ExplorationResult()
    result.scripts = 12
    result.interactions = 1_000
    progress.show(result, depth: 3, seconds: 0.5)
    progress.show(result, depth: 3, seconds: 0.55)
    progress.end()
    #expect(written == ["\r\u{1B}[K0 states, 12 scripts, 2000 interactions/s, depth 3", "\r\u{1B}[K"])
  }

  @Test func `without a terminal, progress is a line every ten seconds, unless it is hidden`() {
    var written: [String] = []
    for option in [Exploration.Progress.automatic, .hidden] {
      let progress = ProgressLine(option, isTerminal: false) { written.append($0) }
      for seconds in [5.0, 10, 15, 20] { progress.show(ExplorationResult(), depth: 3, seconds: seconds) }
      progress.end()
    }
    let line = "exploring: 0 states, 0 scripts, 0 interactions/s, depth 3\n"
    #expect(written == [line, line])
  }
}
