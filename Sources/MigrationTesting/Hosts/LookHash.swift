#if BundledEngine
  import OnChangeCompat

  /// A hash of what a host shows, of which only those parts are hashed anew that have changed.
  struct LookHash {
    private var texts: UInt64 = 0
    private var offers: UInt64 = 0
    private var states: UInt64 = 0
    private(set) var value: UInt64 = 0

    /// Takes in what is shown now.
    ///
    /// - Parameter changes: what of it may differ from what was taken in before.
    mutating func update(to look: Look, changes: Look.Changes) {
      guard changes.isAny else { return }
      if changes.texts { texts = StableHash.of(look.texts) }
      if changes.offers { offers = StableHash.of(look.offers) }
      if changes.states { states = StableHash.of(look.states) }
      var hash = StableHash(seed: texts)
      hash.combine(offers)
      hash.combine(states)
      value = hash.value
    }
  }
#endif
