#if BundledEngine
  import OnChangeCompat

  /// Explores two sides, finds the cause of each difference, and writes the report.
  @MainActor
  final class Comparison {
    private let kind: MigrationReport.Kind
    private let depth: Int
    private let session: Session
    private var divergences: [Divergence] = []
    private var instabilities: [Instability] = []
    /// Whether a stored property turned out to differ by chance, so that states have to be compared without it.
    private var hasToRestart = false

    private init(_ kind: MigrationReport.Kind, depth: Int, _ session: Session) {
      (self.kind, self.depth, self.session) = (kind, depth, session)
    }

    /// - Parameter script: the only script to run; nil to explore.
    static func report(
      _ kind: MigrationReport.Kind, depth: Int, replaying script: Script?, sides: (old: Side, new: Side),
      scope: SideState.Scope, _ exploration: Exploration
    ) async -> MigrationReport {
      // All of them run on the main actor. So one at a time takes no longer, and its seconds are its own.
      await turn.take()
      defer { turn.end() }
      let session = Session(sides, scope: scope, exploration: exploration)
      if let script { return await Comparison(kind, depth: script.steps.count, session).report(replaying: script) }
      return await Comparison(kind, depth: depth, session).report()
    }

    private static let turn = Turn()

    private func report() async -> MigrationReport {
      let progress = ProgressLine(session.exploration.progress)
      var result = ExplorationResult()
      // Each round excludes one more property that differs by chance; their number is finite, and small.
      for _ in 0..<16 {
        hasToRestart = false
        divergences = []
        result = await explore(progress)
        if let script = result.unstable { await checkStability(of: script) }
        if !hasToRestart || session.isOutOfTime { break }
      }
      progress.end()
      return report(result)
    }

    /// Runs one script, and compares the sides after each of its steps.
    private func report(replaying script: Script) async -> MigrationReport {
      var result = ExplorationResult()
      result.scripts = 1
      if await checkStability(of: script) || instabilities.isEmpty {
        let pair = await HostPair(session)
        var report = pair.report
        var state = result.map.reach(report.key, from: -1, by: nil).number
        if report.difference != nil {
          result.differences = 1
          divergences = await explanations(of: Script())
        }
        for (place, step) in script.steps.enumerated() where report.difference == nil {
          report = await pair.perform(step)
          result.interactions += 1
          result.coverage.note(report.ran, after: step)
          if report.difference != nil {
            result.map.noteDivergence(from: state)
            result.differences = 1
            divergences = await explanations(of: Script(Array(script.steps[...place])))
          } else if let failure = pair.old.outcome.failure {
            result.limits.append(.impossible(step, failure))
            break
          }
          state = result.map.reach(report.key, from: state, by: step).number
        }
        if report.isBusy { result.busy = script }
      }
      result.seconds = session.clock.seconds
      return report(result, isReplay: true)
    }

    private func explore(_ progress: ProgressLine) async -> ExplorationResult {
      await checkStability(of: Script())
      guard instabilities.isEmpty else { return ExplorationResult() }
      hasToRestart = false
      let explorer = Explorer(depth: depth, exploration: session.exploration, clock: session.clock) { [session] in
        let pair = await HostPair(session)
        return (pair, pair.report)
      }
      explorer.onProgress = { progress.show($0, depth: $1, seconds: $2) }
      explorer.onDifference = { [self, unowned explorer] script, allSteps in
        await self.explain(script, allSteps)
        if self.hasToRestart || !self.instabilities.isEmpty { explorer.stop() }
      }
      return await explorer.run()
    }

    private func explain(_ script: Script, _ allSteps: Script) async {
      guard await checkStability(of: script) else { return }
      // A step that changes no state may still matter, though rarely.
      var shrinking = Shrinking(await showsDifference(script) ? script : allSteps)
      while !session.isOutOfTime, let candidate = shrinking.candidate {
        shrinking.report(showsDifference: await showsDifference(candidate))
      }
      for divergence in await explanations(of: shrinking.shortest)
      where !divergences.contains(where: { $0.isSame(as: divergence) }) { divergences.append(divergence) }
    }

    private func explanations(of script: Script) async -> [Divergence] {
      // A difference that was found before the limit of seconds may be explained after it.
      session.extendDeadline(bySeconds: 0.5)
      defer { session.extendDeadline(bySeconds: 0) }
      return await Explanation(of: script, session, hasTwoViews: kind == .comparison).divergences
    }

    /// Runs a script on both sides, in step.
    private func showsDifference(_ script: Script) async -> Bool {
      session.exploration.announce(script)
      let pair = await HostPair(session)
      if pair.report.difference != nil { return true }
      for step in script.steps {
        let report = await pair.perform(step)
        if report.difference != nil { return true }
        // A script with an impossible step does not count.
        if pair.old.outcome.failure != nil { return false }
      }
      return false
    }

    /// Runs a script twice on each side; returns whether both runs agree.
    @discardableResult
    private func checkStability(of script: Script) async -> Bool {
      session.exploration.announce(script)
      for side in [session.sides.old, session.sides.new] {
        let first = await Replay(script, on: side, session)
        let second = await Replay(script, on: side, session)
        if session.isOutOfTime { return true }
        if let difference = first.difference(from: second) {
          instabilities.append(Instability(side: side.name, script: script, difference: difference))
          return false
        }
        let places = first.unstablePlaces(beside: second).subtracting(session.unstable)
        if !places.isEmpty {
          session.unstable.formUnion(places)
          hasToRestart = true
        }
      }
      return !hasToRestart
    }

    private func report(_ result: ExplorationResult, isReplay: Bool = false) -> MigrationReport {
      var limits = result.limits
      if result.isCutAtDepth { limits.insert(.depth(depth), at: 0) }
      if let busy = result.busy { limits.append(.neverSettles(busy.description)) }
      for kind in session.unseenWork.sorted() { limits.append(.unseenWork(kind)) }
      limits += session.outsideLimits
      limits += session.unstable.map(\.description).sorted().map { .unstable($0) }
      if session.scope.comparesStored {
        limits += session.values.notCompared.map(\.description).sorted().map { .notCompared($0) }
      }
      let constants = session.exploration.constants
      limits += session.captures.unknownParts.filter { part in !constants.contains { part.isPath(in: $0) } }.sorted()
        .map { .notCompared($0) }
      let shard = session.exploration.shard
      if shard.exists, shard.count > 1 { limits.append(.otherShards(shard)) }
      let isCut = limits.contains { if case .disabled = $0 { false } else { true } }
      if isCut, !isReplay { limits += session.hidingViews.sorted().map { .hidden($0) } }
      return MigrationReport(
        kind: kind, subjects: [session.sides.old.subject, session.sides.new.subject],
        sides: [session.sides.old.name, session.sides.new.name], depth: max(0, depth),
        stateCount: result.map.states.count, scriptCount: result.scripts, interactionCount: result.interactions,
        seconds: result.seconds, shards: [shard], notExplored: limits, divergences: divergences,
        divergingScriptCount: result.differences, instabilities: instabilities,
        coverage: coverage(result, isCut: !isReplay && isCut),
        isReplay: isReplay,
        graph: ExploredGraph(
          depths: result.map.states.map { Int($0.depth) }, edges: result.map.edges,
          keys: result.map.states.map(\.key)))
    }

    /// - Parameter isCut: whether further steps may show further observers.
    private func coverage(_ result: ExplorationResult, isCut: Bool) -> [ObserverCoverage] {
      let runs = result.coverage.runs
      let capturing = session.captures.observersThatCapture
      let mounted = session.mounted.union(runs.indices.filter { runs[$0] > 0 }).sorted().map { number in
        let observer = session.observer(number)
        let count = number < runs.count ? runs[number] : 0
        return ObserverCoverage(
          observer: observer, runCount: count, steps: result.coverage.steps[number] ?? [], copies: copies(of: number),
          capturesObservedValue: capturing.contains(number), isSourceKnown: session.captures.isSourceKnown(of: number),
          advice: count > 0 ? nil : advice(number, observer, result))
      }
      guard isCut else { return mounted }
      return mounted + session.unshownObservers.map { ObserverCoverage(unmounted: Observer($0, at: nil)) }
    }

    private func copies(of number: Int) -> [CapturedCopy] {
      session.captures.copies(of: number).map { part in
        CapturedCopy(
          name: part.path, value: part.text, isVaried: part.isVaried,
          isConstant: session.exploration.constants.contains { part.path.isPath(in: $0) })
      }
    }

    private func advice(_ number: Int, _ observer: Observer, _ result: ExplorationResult) -> String {
      if session.observers.replaced.contains(number) { return ObservedSource.adviceToKeep(in: observer.view) }
      let source = session.observers.sources[number] ?? .unknown
      let limit = result.limits.first { if case .seconds = $0 { true } else { false } }
      return source.advice(
        observing: observer.valueType, in: observer.view, cutBy: limit ?? (result.isCutAtDepth ? .depth(depth) : nil))
    }
  }

  /// Lets one caller at a time pass, in the order of arrival.
  @MainActor
  final class Turn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      if isTaken { return await withCheckedContinuation { waiting.append($0) } }
      isTaken = true
    }

    func end() { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }
  }
#endif
