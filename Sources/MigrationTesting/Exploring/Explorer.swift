#if BundledEngine
  import OnChangeCompat
#endif

/// Walks through the states of a subject: systematically, the shortest scripts first, then by random scripts. It knows
/// no host. A subject in a new state is kept and continues from there. Only a state with more than one further step
/// needs a new subject and a replay of the script.
@MainActor
final class Explorer<Explored: Subject> {
  typealias Making = @MainActor () async -> (Explored, StepReport)

  /// The number of subjects that wait in their states; for other states the script is replayed.
  private static var waitingLimit: Int { 128 }
  private let depth: Int
  private let exploration: Exploration
  private let make: Making
  private let clock: Stopwatch
  /// A subject in a state, the script to it, and all its steps.
  private struct ParkedSubject {
    let subject: Explored
    var script: [Script.Step]
    var history: [Script.Step]
  }
  private var waiting: [Int: [ParkedSubject]] = [:]
  private var waitingCount = 0
  /// Steps whose last run changed nothing. They come first, because the same subject can continue after them.
  private var idle: Set<Script.Step> = [.render]
  private var candidates: [Int: [Script.Step]] = [:]
  private var enabled: Set<String> = []
  private var disabled: Set<String> = []
  private var unknown: Set<String> = []
  private var sampled: Set<String> = []
  private var known: Set<UInt64> = []
  /// The steps that no script has taken yet, out of states at the full depth or beyond.
  private var open: [Int: [Script.Step]] = [:]
  @exclusivity(unchecked) private(set) var result = ExplorationResult()

  /// Receives each script with a new difference, without the steps before it that changed nothing.
  var onDifference: (@MainActor (_ script: Script, _ allSteps: Script) async -> Void)?
  /// Receives the progress before each script.
  var onProgress: (@MainActor (ExplorationResult, _ depth: Int, _ seconds: Double) -> Void)?

  /// - Parameter clock: measures the seconds that count, since the start of the whole comparison.
  init(depth: Int, exploration: Exploration, clock: Stopwatch = Stopwatch(), make: @escaping Making) {
    self.clock = clock
    self.depth = max(0, depth)
    self.exploration = exploration
    self.make = make
  }

  /// Explores until all work is done, or the budget is used up.
  func run() async -> ExplorationResult {
    guard exploration.shard.exists else {
      result.limits.append(.noSuchShard(exploration.shard))
      return result
    }
    let first = await start()
    if isCut(at: clock.seconds) { return result }
    _ = result.map.reach(first.report.key, from: -1, by: nil)
    await take(first.report, from: 0, [], [])
    if first.report.difference == nil {
      keep(first.report, of: 0)
      park(ParkedSubject(subject: first.subject, script: [], history: []), in: 0)
      await exploreSystematically()
      await exploreRandomly()
      if !open.isEmpty { result.isCutAtDepth = true }
    }
    for control in disabled.subtracting(enabled).sorted() { result.limits.append(.disabled(control)) }
    for control in unknown.sorted() { result.limits.append(.needsValue(control)) }
    for control in sampled.sorted() { result.limits.append(.sampled(control)) }
    result.seconds = clock.seconds
    return result
  }

  /// Ends the exploration after the current step.
  func stop() { result.isStopped = true }

  private func exploreSystematically() async {
    var state = 0
    while state < result.map.states.count, !isOver, !isLate {
      let ways = candidates.removeValue(forKey: state) ?? []
      // All shards number the states of the first three levels alike, and share the rest.
      if result.map.states[state].depth != 2 || exploration.shard.owns(state) { await expand(state, ways) }
      waitingCount -= waiting.removeValue(forKey: state)?.count ?? 0
      state += 1
    }
    let unfinished = result.map.states.indices.dropFirst(state).filter { candidates[$0] != nil }.count
    if unfinished > 0 { result.limits.append(.states(unfinished)) }
    candidates = [:]
    waiting = [:]
    waitingCount = 0
  }

  private func expand(_ state: Int, _ ways: [Script.Step]) async {
    let ordered = ways.filter(idle.contains) + ways.filter { !idle.contains($0) }
    var here: ParkedSubject?
    for (place, way) in ordered.enumerated() {
      if isOver || isLate || hasToStop() { return result.limits.append(.steps(ways.count - place)) }
      if here == nil { here = await parked(in: state) }
      guard var parked = here else { return result.limits.append(.steps(ways.count - place)) }
      here = nil
      result.scripts += 1
      parked.history.append(way)
      exploration.announce(Script(parked.history))
      guard let report = await perform(way, on: parked.subject) else {
        return result.limits.append(.steps(ways.count - place))
      }
      if report.isBusy || report.difference != nil {
        await take(report, from: state, parked.script + [way], parked.history)
        if report.difference != nil { continue }
      }
      if report.key == result.map.states[state].key {
        // Nothing has changed: the same subject continues.
        idle.insert(way)
        here = parked
      } else {
        idle.remove(way)
        parked.script.append(way)
        let (next, isNew) = result.map.reach(report.key, from: state, by: way)
        if isNew { keep(report, of: next) }
        if candidates[next] != nil { park(parked, in: next) }
      }
    }
  }

  /// A subject in a state: one that waits there, or one that the script leads to it.
  private func parked(in state: Int) async -> ParkedSubject? {
    if let parked = waiting[state]?.popLast() {
      waitingCount -= 1
      return parked
    }
    return await replay(result.map.script(to: state), expecting: result.map.states[state].key)
  }

  private func park(_ parked: ParkedSubject, in state: Int) {
    guard waitingCount < Self.waitingLimit, waiting[state]?.count ?? 0 < candidates[state]?.count ?? 0 else { return }
    waiting[state, default: []].append(parked)
    waitingCount += 1
  }

  /// Remembers the possible steps in a new state, unless it is at the full depth.
  private func keep(_ report: StepReport, of state: Int) {
    note(report)
    guard result.map.states[state].depth < depth else { return leave(report.choice.steps, of: state) }
    candidates[state] = report.choice.steps
  }

  private func leave(_ steps: [Script.Step], of state: Int) {
    if steps.isEmpty { return }
    if open.count < 100 { open[state] = steps } else { result.isCutAtDepth = true }
  }

  private func replay(_ script: [Script.Step], expecting key: UInt64) async -> ParkedSubject? {
    let (subject, first) = await start()
    var report = first
    for step in script {
      guard let next = await perform(step, on: subject) else { return nil }
      report = next
    }
    if report.key == key { return ParkedSubject(subject: subject, script: script, history: script) }
    result.unstable = result.unstable ?? Script(script)
    return nil
  }

  /// Notes the controls of a new state.
  private func note(_ report: StepReport) {
    // A view may have controls without end; naming those of the first states is enough.
    if enabled.count < 1_000 { enabled.formUnion(report.choice.enabled) }
    if disabled.count < 100 { disabled.formUnion(report.choice.disabled) }
    if unknown.count < 100 { unknown.formUnion(report.choice.unknown) }
    if sampled.count < 100 { sampled.formUnion(report.choice.sampled) }
  }

  private func exploreRandomly() async {
    let length = depth == 0 ? 0 : exploration.randomLength(atDepth: depth)
    // After the systematic scripts of a view whose states are all known, there are none.
    var newStates = 0
    let isCut = result.isCutAtDepth || !open.isEmpty
    defer { if newStates > 0, result.limits.isEmpty, !isCut { result.limits.append(.states(newStates)) } }
    for seed in 0..<max(0, exploration.randomScripts) where length > 0 && exploration.shard.owns(seed) {
      guard !isOver, !hasToStop() else { return result.limits.append(.randomScripts(exploration.randomScripts - seed)) }
      var random = ScriptRandom(seed: UInt64(seed))
      var (subject, report) = await start()
      var history: [Script.Step] = []
      var state = 0
      while history.count < length, let step = report.choice.steps.randomElement(using: &random) {
        history.append(step)
        exploration.announce(Script(history))
        guard let done = await perform(step, on: subject) else {
          return result.limits.append(.randomScripts(exploration.randomScripts - seed))
        }
        report = done
        if report.isBusy || report.difference != nil {
          await take(report, from: state, history, history)
          if report.difference != nil { break }
        }
        let (next, isNew) = result.map.reach(report.key, from: state, by: step)
        if let steps = open[state]?.filter({ $0 != step }) { open[state] = steps.isEmpty ? nil : steps }
        if isNew {
          note(report)
          if isCut { leave(report.choice.steps, of: next) }
          newStates += 1
        }
        state = next
      }
      result.scripts += 1
    }
  }

  private func start() async -> (subject: Explored, report: StepReport) {
    result.hosts += 1
    return await make()
  }

  /// Does a step on a subject. Returns nil if the limit of seconds has cut it.
  private func perform(_ step: Script.Step, on subject: Explored) async -> StepReport? {
    result.interactions += 1
    var report = subject.performAtOnce(step)
    if report == nil {
      report = await subject.finish(step)
      if isCut(at: clock.seconds) { return nil }
    }
    if let report, !report.ran.isEmpty { result.coverage.note(report.ran, after: step) }
    return report
  }

  private func take(_ report: StepReport, from state: Int, _ script: [Script.Step], _ history: [Script.Step]) async {
    if report.isBusy { result.busy = result.busy ?? Script(script) }
    guard let difference = report.difference else { return }
    result.differences += 1
    result.map.noteDivergence(from: state)
    if known.insert(difference).inserted, known.count <= exploration.maxDivergences {
      await onDifference?(Script(script), Script(history))
    }
  }

  /// Whether only the fifth of the seconds is left that belongs to the random scripts.
  private var isLate: Bool {
    guard let limit = exploration.maxSeconds, exploration.randomScripts > 0, clock.seconds >= 0.8 * limit else {
      return false
    }
    noteLimit(ofSeconds: limit)
    return true
  }

  private func noteLimit(ofSeconds limit: Double) {
    if !result.limits.contains(.seconds(limit)) { result.limits.append(.seconds(limit)) }
  }

  private var isOver: Bool { result.isStopped || result.scripts >= exploration.maxScripts }

  private func hasToStop() -> Bool {
    // Read once, because that costs more than most steps.
    let seconds = clock.seconds
    onProgress?(result, Int(result.map.states.last?.depth ?? 0), seconds)
    if Task.isCancelled {
      result.isStopped = true
      result.limits.append(.cancelled)
    }
    return result.isStopped || isCut(at: seconds)
  }

  /// Whether the limit of seconds is reached. What a step shows that it has cut counts for nothing.
  private func isCut(at seconds: Double) -> Bool {
    guard let limit = exploration.maxSeconds, seconds >= limit else { return false }
    noteLimit(ofSeconds: limit)
    result.isStopped = true
    return true
  }
}
