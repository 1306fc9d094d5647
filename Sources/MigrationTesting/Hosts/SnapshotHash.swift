#if BundledEngine
  import OnChangeCompat

  /// A hash of a host's visible content; an update hashes only the changed parts again.
  struct SnapshotHash {
    private var texts: UInt64 = 0
    private var actions: UInt64 = 0
    private var states: UInt64 = 0
    private(set) var value: UInt64 = 0

    /// Takes in the visible content. `changes`: the parts that may differ from the last update.
    mutating func update(to snapshot: Snapshot, changes: Snapshot.Changes) {
      guard changes.isAny else { return }
      if changes.texts { texts = StableHash.of(snapshot.texts) }
      if changes.actions { actions = StableHash.of(snapshot.actions) }
      if changes.states { states = StableHash.of(snapshot.states) }
      var hash = StableHash(seed: texts)
      hash.combine(actions)
      hash.combine(states)
      value = hash.value
    }
  }
#endif
