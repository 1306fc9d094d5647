#if BundledEngine
  import OnChangeCompat

  /// The cause of a difference, found by replaying both sides and comparing them.
  @MainActor
  struct Explanation {
    let divergence: Divergence

    /// - Parameter hasTwoViews: whether the sides are two views, whose code may differ.
    init(of script: Script, _ session: Session, hasTwoViews: Bool) async {
      let old = await Replay(script, on: session.sides.old, session)
      let new = await Replay(script, on: session.sides.new, session)
      let last = (old.moments[old.moments.count - 1], new.moments[new.moments.count - 1])
      // The cause may precede the last event: an action's write may become visible only later.
      let found = zip(old.moments, new.moments).lazy.compactMap { Self.firstRunThatDiffers($0, $1) }.first
      let concerned = found ?? Self.lastRuns(last.0, last.1)
      var outcomes = (
        old: Self.outcome(of: last.0, session.sides.old, concerned?.old),
        new: Self.outcome(of: last.1, session.sides.new, concerned?.new)
      )
      if session.scope.comparesStored {
        outcomes.old.stored = StoredChange.all(from: last.1.after, to: last.0.after)
          .map { StoredChange(property: $0.property, old: "", new: $0.new) }
        outcomes.new.stored = StoredChange.all(from: last.0.after, to: last.1.after)
          .map { StoredChange(property: $0.property, old: "", new: $0.new) }
      }
      let observer = (concerned?.old ?? concerned?.new).map { session.observer($0.observer) }
      let given = concerned?.old?.captured ?? concerned?.new?.captured ?? []
      let values = concerned?.old ?? concerned?.new
      let observed = given.first { $0.old == values?.old && $0.new == values?.new }
      var isOfCode = false
      if hasTwoViews { isOfCode = await Self.isOfCode(script, session, old, new) }
      divergence = Divergence(
        script: script, aspects: last.0.sideState.aspects(differingFrom: last.1.sideState, in: session.scope),
        old: outcomes.old, new: outcomes.new, observer: observer,
        captured: given.filter { !$0.holdsTheSame(as: observed) }, observed: observed, isOfCode: isOfCode,
        timeline: Timeline(
          events: zip(old.moments, new.moments).enumerated().map { place, moments in
            Timeline.Event(
              step: place == 0 ? nil : script.steps[place - 1], old: moments.0.frames, new: moments.1.frames)
          }))
    }

    /// Whether the difference stays when both sides run closures of the same age: both the newest, or both from before.
    private static func isOfCode(_ script: Script, _ session: Session, _ old: Replay, _ new: Replay) async -> Bool {
      let newest = await Replay(script, on: session.sides.old.running(.newest), session)
      if !newest.differs(from: new, in: session.scope) { return false }
      let previous = await Replay(script, on: session.sides.new.running(.previous), session)
      return old.differs(from: previous, in: session.scope)
    }

    private typealias Concerned = (old: Monitor.Run?, new: Monitor.Run?, moment: Replay.Moment)

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

    /// Finds the last run if all runs stored the same values: its effects outside of the views may differ.
    private static func lastRuns(_ old: Replay.Moment, _ new: Replay.Moment) -> Concerned? {
      guard old.sideState.outcome.notes != new.sideState.outcome.notes, let first = old.runs.last,
        let second = new.runs.last
      else {
        return nil
      }
      return (first, second, old)
    }

    private static func outcome(of moment: Replay.Moment, _ side: Side, _ run: Monitor.Run?) -> Divergence.Outcome {
      Divergence.Outcome(
        side: side.name, texts: moment.sideState.snapshot.texts,
        controls: moment.sideState.snapshot.actions.map(\.interaction.description) + moment.sideState.snapshot.states,
        looks: moment.sideState.outcome.looks, notes: moment.sideState.outcome.notes,
        warnings: moment.sideState.outcome.warnings,
        isBusy: moment.sideState.outcome.isBusy,
        failure: moment.sideState.outcome.failure, effects: run?.effects ?? [],
        run: run.map { Divergence.Values(old: $0.old, new: $0.new) })
    }
  }

  extension StoredChange {
    /// Whether it is a copy of the same property, such as an item of a capture list beside the captured view.
    fileprivate func holdsTheSame(as other: StoredChange?) -> Bool {
      guard let other else { return false }
      return (name, old, new) == (other.name, other.old, other.new)
    }
  }

  extension Replay {
    /// Whether a compared aspect differs after any step.
    func differs(from other: Replay, in scope: SideState.Scope) -> Bool {
      zip(moments, other.moments).contains { !$0.sideState.aspects(differingFrom: $1.sideState, in: scope).isEmpty }
    }

    /// The first visible difference between two runs, as text; nil without one.
    func difference(from other: Replay) -> String? {
      for (own, others) in zip(moments, other.moments) where !own.sideState.isStable(with: others.sideState) {
        let first = own.sideState
        let second = others.sideState
        if first.snapshot.texts != second.snapshot.texts {
          return "the texts are \(first.snapshot.texts) in one run, and \(second.snapshot.texts) in the next"
        }
        if first.outcome.looks != second.outcome.looks {
          return "it shows \(first.outcome.looks) in one run, and \(second.outcome.looks) in the next"
        }
        if first.outcome.notes != second.outcome.notes {
          return "it notes \(first.outcome.notes) in one run, and \(second.outcome.notes) in the next"
        }
        if first.outcome.warnings != second.outcome.warnings {
          return "it warns \(first.outcome.warnings) in one run, and \(second.outcome.warnings) in the next"
        }
        if first.outcome.isBusy != second.outcome.isBusy { return "it settles in one run, and not in the next" }
        return "its controls differ between two runs of the same script"
      }
      return nil
    }
  }
#endif
