#if BundledEngine
  import OnChangeCompat

  /// The compared facts about one side after a step.
  struct SideState {
    let snapshot: Snapshot
    let outcome: StepOutcome
  }

  extension SideState {
    /// The facts beyond texts and controls that count.
    struct Scope {
      var comparesStored = false
      var comparesRuns = false
      var comparesLooks = false
    }

    func aspects(differingFrom other: SideState, in scope: Scope) -> [Divergence.Aspect] {
      var aspects: [Divergence.Aspect] = []
      if outcome.failure != other.outcome.failure { aspects.append(.possibility) }
      if snapshot.texts != other.snapshot.texts { aspects.append(.texts) }
      if snapshot.actions != other.snapshot.actions || snapshot.states != other.snapshot.states {
        aspects.append(.controls)
      }
      // A control's look is its state.
      if aspects.isEmpty, outcome.looks != other.outcome.looks { aspects.append(.looks) }
      if outcome.notes != other.outcome.notes { aspects.append(.notes) }
      if outcome.warnings != other.outcome.warnings { aspects.append(.warnings) }
      if outcome.isBusy != other.outcome.isBusy { aspects.append(.busy) }
      if scope.comparesStored, outcome.stored != other.outcome.stored { aspects.append(.stored) }
      if scope.comparesRuns, outcome.runs != other.outcome.runs { aspects.append(.runs) }
      return aspects
    }

    /// Whether two runs of the same script on the same side had the same result for a person.
    func isStable(with other: SideState) -> Bool { aspects(differingFrom: other, in: Scope()).isEmpty }
  }
#endif
