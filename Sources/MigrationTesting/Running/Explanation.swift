#if BundledEngine
  import OnChangeCompat

  /// What is behind a difference: both sides replayed in words, and held side by side.
  @MainActor
  struct Explanation {
    let divergence: Divergence

    /// - Parameter hasTwoViews: whether the sides are two views, whose code may differ.
    init(of script: Script, _ run: Run, hasTwoViews: Bool) async {
      let old = await Replay(script, on: run.sides.old, run)
      let new = await Replay(script, on: run.sides.new, run)
      let last = (old.moments[old.moments.count - 1], new.moments[new.moments.count - 1])
      // NB: an action that differs need not do so in the last event: what it wrote may show only later.
      let found = zip(old.moments, new.moments).lazy.compactMap { Self.firstRunThatDiffers($0, $1) }.first
      let concerned = found ?? Self.lastRuns(last.0, last.1)
      var outcomes = (
        old: Self.outcome(of: last.0, run.sides.old, concerned?.old),
        new: Self.outcome(of: last.1, run.sides.new, concerned?.new)
      )
      if run.scope.comparesStored {
        outcomes.old.stored = StoredChange.all(from: last.1.after, to: last.0.after)
          .map { StoredChange(property: $0.property, old: "", new: $0.new) }
        outcomes.new.stored = StoredChange.all(from: last.0.after, to: last.1.after)
          .map { StoredChange(property: $0.property, old: "", new: $0.new) }
      }
      let observer = (concerned?.old ?? concerned?.new).map { run.observer($0.observer) }
      let given = concerned?.old?.captured ?? concerned?.new?.captured ?? []
      let values = concerned?.old ?? concerned?.new
      let observed = given.first { $0.old == values?.old && $0.new == values?.new }
      var isOfCode = false
      if hasTwoViews { isOfCode = await Self.isOfCode(script, run, old, new) }
      divergence = Divergence(
        script: script, aspects: last.0.sight.aspects(differingFrom: last.1.sight, in: run.scope),
        old: outcomes.old, new: outcomes.new, observer: observer,
        captured: given.filter { $0 != observed }, observed: observed, isOfCode: isOfCode,
        timeline: Timeline(
          events: zip(old.moments, new.moments).enumerated().map { place, moments in
            Timeline.Event(
              step: place == 0 ? nil : script.steps[place - 1], old: moments.0.frames, new: moments.1.frames)
          }))
    }

    /// Whether the difference stays when both sides run closures of the same age: the newest ones, or those of before.
    private static func isOfCode(_ script: Script, _ run: Run, _ old: Replay, _ new: Replay) async -> Bool {
      let newest = await Replay(script, on: run.sides.old.running(.newest), run)
      if !newest.differs(from: new, in: run.scope) { return false }
      let previous = await Replay(script, on: run.sides.new.running(.previous), run)
      return old.differs(from: previous, in: run.scope)
    }

    private typealias Concerned = (old: Witness.Run?, new: Witness.Run?, moment: Replay.Moment)

    private static func firstRunThatDiffers(_ old: Replay.Moment, _ new: Replay.Moment) -> Concerned? {
      for place in 0..<max(old.runs.count, new.runs.count) {
        let first = place < old.runs.count ? old.runs[place] : nil
        let second = place < new.runs.count ? new.runs[place] : nil
        if let first, let second, first.old == second.old, first.new == second.new,
          first.effects.map(\.anonymous) == second.effects.map(\.anonymous)
        {
          continue
        }
        return (first, second, old)
      }
      return nil
    }

    /// Where all runs did the same to what is stored, the last one may have done something else outside.
    private static func lastRuns(_ old: Replay.Moment, _ new: Replay.Moment) -> Concerned? {
      guard old.sight.deeds.notes != new.sight.deeds.notes, let first = old.runs.last, let second = new.runs.last else {
        return nil
      }
      return (first, second, old)
    }

    private static func outcome(of moment: Replay.Moment, _ side: Side, _ run: Witness.Run?) -> Divergence.Outcome {
      Divergence.Outcome(
        side: side.name, texts: moment.sight.look.texts,
        controls: moment.sight.look.offers.map(\.interaction.description) + moment.sight.look.states,
        notes: moment.sight.deeds.notes, warnings: moment.sight.deeds.warnings, isBusy: moment.sight.deeds.isBusy,
        failure: moment.sight.deeds.failure, effects: run?.effects ?? [],
        run: run.map { Divergence.Values(old: $0.old, new: $0.new) })
    }
  }

  extension Replay {
    /// Whether anything that is compared differs after any step.
    func differs(from other: Replay, in scope: Sight.Scope) -> Bool {
      zip(moments, other.moments).contains { !$0.sight.aspects(differingFrom: $1.sight, in: scope).isEmpty }
    }

    /// What a person could notice of the first difference between two runs, in words; nil if there is none.
    func difference(from other: Replay) -> String? {
      for (own, others) in zip(moments, other.moments) where !own.sight.isStable(with: others.sight) {
        let first = own.sight
        let second = others.sight
        if first.look.texts != second.look.texts {
          return "the texts are \(first.look.texts) in one run, and \(second.look.texts) in the next"
        }
        if first.deeds.notes != second.deeds.notes {
          return "it notes \(first.deeds.notes) in one run, and \(second.deeds.notes) in the next"
        }
        if first.deeds.warnings != second.deeds.warnings {
          return "it warns \(first.deeds.warnings) in one run, and \(second.deeds.warnings) in the next"
        }
        if first.deeds.isBusy != second.deeds.isBusy { return "it settles in one run, and does not in the next" }
        return "its controls are others in each run"
      }
      return nil
    }
  }
#endif
