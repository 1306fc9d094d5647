#if BundledEngine
  import OnChangeCompat

  /// What one side shows and did after a step, as far as it is compared.
  struct Sight: Equatable {
    var look: Look
    /// What the view noted with its recorder in this step.
    var notes: [String] = []
    var warnings: [String] = []
    /// Whether it is still at work.
    var isBusy = false
    /// Why the step could not be done.
    var failure: String?
    /// A hash of what the views store.
    var stored: UInt64 = 0
    /// A hash of which observers ran, with which values.
    var runs: UInt64 = 0
  }

  extension Sight {
    /// What counts besides what a person could notice.
    struct Scope {
      var comparesStored = false
      var comparesRuns = false
    }

    /// What differs between two sides.
    func aspects(differingFrom other: Sight, in scope: Scope) -> [Divergence.Aspect] {
      var aspects: [Divergence.Aspect] = []
      if failure != other.failure { aspects.append(.possibility) }
      if look.texts != other.look.texts { aspects.append(.texts) }
      if look.offers != other.look.offers || look.states != other.look.states { aspects.append(.controls) }
      if notes != other.notes { aspects.append(.notes) }
      if warnings != other.warnings { aspects.append(.warnings) }
      if isBusy != other.isBusy { aspects.append(.busy) }
      if scope.comparesStored, stored != other.stored { aspects.append(.stored) }
      if scope.comparesRuns, runs != other.runs { aspects.append(.runs) }
      return aspects
    }

    /// Whether two runs of the same script on the same side did the same, as far as a person could notice.
    func isStable(with other: Sight) -> Bool { aspects(differingFrom: other, in: Scope()).isEmpty }
  }
#endif
