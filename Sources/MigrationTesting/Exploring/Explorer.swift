#if BundledEngine
  import OnChangeCompat
#endif

/// Walks through the states of a subject: systematically, the shortest scripts first, then by random scripts.
///
/// It knows no host. A subject that has reached a new state is kept and goes on from there; another one is made, and
/// the script replayed, only where a state has more than one way out.
@MainActor
final class Explorer<Explored: Subject> {
  typealias Making = @MainActor () async -> (Explored, Sighting)

  /// How many subjects wait in their states for their turn; for others the script is replayed.
  private static var waitingLimit: Int { 128 }

  private let depth: Int
  private let exploration: Exploration
  private let make: Making
  private let clock = Stopwatch()
  /// A subject in a state, what led it there, and all that it has done.
  private struct Stand {
    let subject: Explored
    var script: [Script.Step]
    var history: [Script.Step]
  }
  private var waiting: [Int: [Stand]] = [:]
  private var waitingCount = 0
  /// Steps that changed nothing when they were done last: they come first, as a subject goes on after them.
  private var idle: Set<Script.Step> = [.render]
  private var candidates: [Int: [Script.Step]] = [:]
  private var enabled: Set<String> = []
  private var disabled: Set<String> = []
  private var unknown: Set<String> = []
  private var known: Set<UInt64> = []
  @exclusivity(unchecked) private(set) var result = ExplorationResult()

  /// Is told each script that shows a difference which was not seen before, and all steps that were done before it
  /// showed: the script is the same without those that changed nothing.
  var onDifference: (@MainActor (_ script: Script, _ allSteps: Script) async -> Void)?
  /// Is told now and then how far the exploration is.
  var onProgress: (@MainActor (ExplorationResult, _ depth: Int, _ seconds: Double) -> Void)?

  init(depth: Int, exploration: Exploration, make: @escaping Making) {
    self.depth = max(0, depth)
    self.exploration = exploration
    self.make = make
  }

  /// Explores until nothing is left to do, or the budget is used up.
  func run() async -> ExplorationResult {
    guard exploration.shard.exists else {
      result.limits.append(.noSuchShard(exploration.shard))
      return result
    }
    let first = await start()
    _ = result.map.reach(first.sighting.key, from: -1, by: nil)
    await take(first.sighting, from: 0, [], [])
    if first.sighting.difference == nil {
      keep(first.sighting, of: 0)
      park(Stand(subject: first.subject, script: [], history: []), in: 0)
      await exploreSystematically()
      await exploreRandomly()
    }
    for control in disabled.subtracting(enabled).sorted() { result.limits.append(.disabled(control)) }
    for control in unknown.sorted() { result.limits.append(.needsValue(control)) }
    result.seconds = clock.seconds
    return result
  }

  /// Ends the exploration after the step that is being done.
  func stop() { result.isStopped = true }

  // MARK: Systematically

  private func exploreSystematically() async {
    var state = 0
    while state < result.map.states.count, !isOver {
      let ways = candidates.removeValue(forKey: state) ?? []
      // NB: all shards know the states of the first three levels by the same numbers, and share what follows them.
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

  /// Goes all ways that lead out of a state.
  private func expand(_ state: Int, _ ways: [Script.Step]) async {
    let ordered = ways.filter(idle.contains) + ways.filter { !idle.contains($0) }
    var here: Stand?
    for (place, way) in ordered.enumerated() {
      if isOver || hasToStop() {
        result.limits.append(.steps(ways.count - place))
        return
      }
      if here == nil { here = await stand(in: state) }
      guard var stand = here else { return }
      here = nil
      result.scripts += 1
      stand.history.append(way)
      exploration.announce(Script(stand.history))
      let sighting: Sighting
      if let atOnce = performAtOnce(way, on: stand.subject) {
        sighting = atOnce
      } else {
        sighting = await finish(way, on: stand.subject)
      }
      if sighting.isBusy || sighting.difference != nil {
        await take(sighting, from: state, stand.script + [way], stand.history)
        if sighting.difference != nil { continue }
      }
      if sighting.key == result.map.states[state].key {
        // Nothing has changed: it goes on from here.
        idle.insert(way)
        here = stand
      } else {
        idle.remove(way)
        stand.script.append(way)
        let (next, isNew) = result.map.reach(sighting.key, from: state, by: way)
        if isNew { keep(sighting, of: next) }
        if candidates[next] != nil { park(stand, in: next) }
      }
    }
  }

  /// A subject in a state: one that waits there, or one that the script leads to it.
  private func stand(in state: Int) async -> Stand? {
    if let stand = waiting[state]?.popLast() {
      waitingCount -= 1
      return stand
    }
    return await replay(result.map.script(to: state), expecting: result.map.states[state].key)
  }

  private func park(_ stand: Stand, in state: Int) {
    guard waitingCount < Self.waitingLimit, waiting[state]?.count ?? 0 < candidates[state]?.count ?? 0 else { return }
    waiting[state, default: []].append(stand)
    waitingCount += 1
  }

  /// Remembers what can be done in a new state, unless it is at the full depth.
  private func keep(_ sighting: Sighting, of state: Int) {
    note(sighting)
    guard result.map.states[state].depth < depth else {
      if !sighting.candidates.isEmpty { result.isCutAtDepth = true }
      return
    }
    candidates[state] = sighting.candidates
  }

  private func replay(
    _ script: [Script.Step], expecting key: UInt64
  ) async -> Stand? {
    let (subject, first) = await start()
    var sighting = first
    for step in script {
      if let atOnce = performAtOnce(step, on: subject) {
        sighting = atOnce
      } else {
        sighting = await finish(step, on: subject)
      }
    }
    if sighting.key == key { return Stand(subject: subject, script: script, history: script) }
    result.unstable = result.unstable ?? Script(script)
    return nil
  }

  /// Notes which controls a new state has.
  private func note(_ sighting: Sighting) {
    // NB: a view may have controls without end; those of the first states are enough to be named.
    if enabled.count < 1_000 { enabled.formUnion(sighting.enabled) }
    if disabled.count < 100 { disabled.formUnion(sighting.disabled) }
    if unknown.count < 100 { unknown.formUnion(sighting.unknown) }
  }

  // MARK: At random

  private func exploreRandomly() async {
    let length = depth == 0 ? 0 : exploration.randomLength(atDepth: depth)
    for seed in 0..<max(0, exploration.seeds) where length > 0 && exploration.shard.owns(seed) {
      guard !isOver, !hasToStop() else { return result.limits.append(.randomScripts(exploration.seeds - seed)) }
      var random = ScriptRandom(seed: UInt64(seed))
      var (subject, sighting) = await start()
      var history: [Script.Step] = []
      var state = 0
      while history.count < length, let step = sighting.candidates.randomElement(using: &random) {
        history.append(step)
        exploration.announce(Script(history))
        if let atOnce = performAtOnce(step, on: subject) {
          sighting = atOnce
        } else {
          sighting = await finish(step, on: subject)
        }
        if sighting.isBusy || sighting.difference != nil {
          await take(sighting, from: state, history, history)
          if sighting.difference != nil { break }
        }
        let (next, isNew) = result.map.reach(sighting.key, from: state, by: step)
        if isNew { note(sighting) }
        state = next
      }
      result.scripts += 1
    }
  }

  // MARK: One step

  private func start() async -> (subject: Explored, sighting: Sighting) {
    result.hosts += 1
    return await make()
  }

  private func performAtOnce(_ step: Script.Step, on subject: Explored) -> Sighting? {
    result.interactions += 1
    guard let sighting = subject.performAtOnce(step) else { return nil }
    if !sighting.ran.isEmpty { result.coverage.note(sighting.ran, after: step) }
    return sighting
  }

  /// Does what is left of a step that could not be done at once.
  private func finish(_ step: Script.Step, on subject: Explored) async -> Sighting {
    let sighting = await subject.finish(step)
    if !sighting.ran.isEmpty { result.coverage.note(sighting.ran, after: step) }
    return sighting
  }

  private func take(
    _ sighting: Sighting, from state: Int, _ script: [Script.Step], _ history: [Script.Step]
  ) async {
    if sighting.isBusy { result.busy = result.busy ?? Script(script) }
    guard let difference = sighting.difference else { return }
    result.differences += 1
    result.map.noteDivergence(from: state)
    if known.insert(difference).inserted, known.count <= exploration.maxDivergences {
      await onDifference?(Script(script), Script(history))
    }
  }

  // MARK: The budget

  private var isOver: Bool { result.isStopped || result.scripts >= exploration.maxScripts }

  /// Looks at the clock, which costs more than most steps, now and then only.
  private func hasToStop() -> Bool {
    guard result.scripts & 63 == 0 else { return false }
    let seconds = clock.seconds
    onProgress?(result, Int(result.map.states.last?.depth ?? 0), seconds)
    if Task.isCancelled {
      result.isStopped = true
      result.limits.append(.cancelled)
    } else if let limit = exploration.maxSeconds, seconds >= limit {
      result.isStopped = true
      result.limits.append(.seconds(limit))
    }
    return result.isStopped
  }
}
