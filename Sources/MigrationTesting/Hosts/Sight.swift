#if BundledEngine
  import OnChangeCompat

  /// What one side shows and did after a step, as far as it is compared.
  struct Sight {
    let look: Look
    let deeds: Deeds
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
      if deeds.failure != other.deeds.failure { aspects.append(.possibility) }
      if look.texts != other.look.texts { aspects.append(.texts) }
      if look.offers != other.look.offers || look.states != other.look.states { aspects.append(.controls) }
      if deeds.notes != other.deeds.notes { aspects.append(.notes) }
      if deeds.warnings != other.deeds.warnings { aspects.append(.warnings) }
      if deeds.isBusy != other.deeds.isBusy { aspects.append(.busy) }
      if scope.comparesStored, deeds.stored != other.deeds.stored { aspects.append(.stored) }
      if scope.comparesRuns, deeds.runs != other.deeds.runs { aspects.append(.runs) }
      return aspects
    }

    /// Whether two runs of the same script on the same side did the same, as far as a person could notice.
    func isStable(with other: Sight) -> Bool { aspects(differingFrom: other, in: Scope()).isEmpty }
  }
#endif
