#if BundledEngine
  import OnChangeCompat

  /// The causes of a difference, found by replaying both sides and comparing them.
  @MainActor
  struct Explanation {
    /// One for each observer whose action differs; one without an observer if none does.
    let divergences: [Divergence]

    /// - Parameter hasTwoViews: whether the sides are two views, whose code may differ.
    init(of script: Script, _ session: Session, hasTwoViews: Bool) async {
      let old = await Replay(script, on: session.sides.old, session)
      let new = await Replay(script, on: session.sides.new, session)
      let last = (old.moments[old.moments.count - 1], new.moments[new.moments.count - 1])
      // The cause may precede the last event: an action's write may become visible only later.
      let found = zip(old.moments, new.moments).lazy.map { Self.runsThatDiffer($0, $1) }.first { !$0.isEmpty }
      var isOfCode = false
      if hasTwoViews { isOfCode = await Self.isOfCode(script, session, old, new) }
      let timeline = Timeline(
        events: zip(old.moments, new.moments).enumerated().map { place, moments in
          Timeline.Event(step: place == 0 ? nil : script.steps[place - 1], old: moments.0.frames, new: moments.1.frames)
        })
      let aspects = last.0.sideState.aspects(differingFrom: last.1.sideState, in: session.scope)
      var divergences: [Divergence] = []
      for runs in found ?? [Self.lastRuns(last.0, last.1)] {
        var outcomes = (
          old: Self.outcome(of: last.0, session.sides.old, runs.old),
          new: Self.outcome(of: last.1, session.sides.new, runs.new)
        )
        if session.scope.comparesStored {
          outcomes.old.stored = Self.stored(in: last.0, notIn: last.1)
          outcomes.new.stored = Self.stored(in: last.1, notIn: last.0)
        }
        let observer = (runs.old ?? runs.new).map { session.observer($0.observer) }
        if observer != nil, divergences.contains(where: { $0.observer == observer }) { continue }
        let given = runs.old?.captured ?? runs.new?.captured ?? []
        let values = runs.old ?? runs.new
        let observed = given.first { $0.old == values?.old && $0.new == values?.new }
        divergences.append(
          Divergence(
            script: script, aspects: aspects, old: outcomes.old, new: outcomes.new, observer: observer,
            captured: given.filter { !$0.holdsTheSame(as: observed) }, observed: observed, isOfCode: isOfCode,
            timeline: timeline))
      }
      self.divergences = divergences
    }

    private static func stored(in moment: Replay.Moment, notIn other: Replay.Moment) -> [StoredChange] {
      StoredChange.all(from: other.after, to: moment.after)
        .map { StoredChange(property: $0.property, old: "", new: $0.new) }
    }

    /// Whether the difference stays when both sides run closures of the same age: both the newest, or both from before.
    private static func isOfCode(_ script: Script, _ session: Session, _ old: Replay, _ new: Replay) async -> Bool {
      let newest = await Replay(script, on: session.sides.old.running(.newest), session)
      if !newest.differs(from: new, in: session.scope) { return false }
      let previous = await Replay(script, on: session.sides.new.running(.previous), session)
      return old.differs(from: previous, in: session.scope)
    }

    private typealias Runs = (old: Monitor.Run?, new: Monitor.Run?)

    /// The runs that differ first in an event.
    private static func runsThatDiffer(_ old: Replay.Moment, _ new: Replay.Moment) -> [Runs] {
      var found: [Runs] = []
      for place in 0..<max(old.runs.count, new.runs.count) {
        let first = place < old.runs.count ? old.runs[place] : nil
        let second = place < new.runs.count ? new.runs[place] : nil
        guard let first, let second, first.old == second.old, first.new == second.new else {
          // Other values follow from an earlier difference, if there is one.
          return found.isEmpty ? [(first, second)] : found
        }
        if first.hasSameEffects(as: second) { continue }
        // A later run whose copies are still the same may only follow from an earlier one.
        if found.isEmpty || !first.captured.isEmpty || !second.captured.isEmpty { found.append((first, second)) }
      }
      return found
    }

    /// Finds the last run if all runs had the same effects: work that it began may differ.
    private static func lastRuns(_ old: Replay.Moment, _ new: Replay.Moment) -> Runs {
      guard old.sideState.outcome.notes != new.sideState.outcome.notes, let first = old.runs.last,
        let second = new.runs.last
      else { return (nil, nil) }
      return (first, second)
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

  extension Monitor.Run {
    fileprivate func hasSameEffects(as other: Monitor.Run) -> Bool {
      notes == other.notes && effects.map(\.anonymous) == other.effects.map(\.anonymous)
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
        let (first, second) = (own.sideState, others.sideState)
        let parts = [
          ("the texts are", first.snapshot.texts, second.snapshot.texts),
          ("it shows", first.outcome.looks, second.outcome.looks),
          ("it notes", first.outcome.notes, second.outcome.notes),
          ("it warns", first.outcome.warnings, second.outcome.warnings),
        ]
        if let (verb, one, two) = parts.first(where: { $0.1 != $0.2 }) {
          return "\(verb) \(one) in one run, and \(two) in the next"
        }
        if first.outcome.isBusy != second.outcome.isBusy { return "it settles in one run, and not in the next" }
        return "its controls differ between two runs of the same script"
      }
      return nil
    }
  }
#endif
