#if BundledEngine
  import OnChangeCompat

  /// Both sides, in step: the subject of the explorer.
  @MainActor
  final class HostPair: Subject {
    let old: Probe
    let new: Probe
    private let session: Session
    // A separate property, because a read through the exploration would copy all of it.
    private let waits: Bool
    @exclusivity(unchecked) private var isOldDone = false
    @exclusivity(unchecked) private var choice = Choice()
    @exclusivity(unchecked) private var hashes = (old: SnapshotHash(), new: SnapshotHash())
    @exclusivity(unchecked) private var newestRan: [Int] = []
    /// Whether the sides have differed, so that each is hashed alone.
    @exclusivity(unchecked) private var isApart = false
    /// The aspects in which both sides differ.
    @exclusivity(unchecked) private var differing = Snapshot.Changes()

    init(_ session: Session) async {
      self.session = session
      waits = session.exploration.waits
      old = await Probe(session.sides.old, session)
      new = await Probe(session.sides.new, session)
      if !session.knowsSharedPlaces {
        session.knowsSharedPlaces = true
        let others = new.monitor.suppliedObjects
        for (object, place) in old.monitor.suppliedObjects where others[object] != nil {
          session.sharedPlaces.insert(place)
        }
      }
      takeIn(.all, .all)
    }

    func performAtOnce(_ step: Script.Step) -> StepReport? {
      isOldDone = old.performAtOnce(step)
      guard isOldDone, new.performAtOnce(step) else { return nil }
      takeIn(old.changes, new.changes)
      return report
    }

    func finish(_ step: Script.Step) async -> StepReport {
      if isOldDone {
        await new.finish(step)
      } else {
        await old.finish(step)
        if !new.performAtOnce(step) { await new.finish(step) }
      }
      takeIn(old.changes, new.changes)
      return report
    }

    private func takeIn(_ oldChanges: Snapshot.Changes, _ newChanges: Snapshot.Changes) {
      guard oldChanges.isAny || newChanges.isAny else { return }
      let (oldSnapshot, newSnapshot) = (old.host.snapshot, new.host.snapshot)
      if oldChanges.actions { choice = session.choice(of: oldSnapshot.actions) }
      if oldChanges.texts || newChanges.texts { differing.texts = oldSnapshot.texts != newSnapshot.texts }
      if oldChanges.actions || newChanges.actions { differing.actions = oldSnapshot.actions != newSnapshot.actions }
      if oldChanges.states || newChanges.states { differing.states = oldSnapshot.states != newSnapshot.states }
      hashes.old.update(to: oldSnapshot, changes: oldChanges)
      if differing.isAny || isApart {
        hashes.new.update(to: newSnapshot, changes: newChanges)
        isApart = true
      } else {
        hashes.new = hashes.old
      }
    }

    var report: StepReport {
      let isSame = !differing.isAny && old.outcome == new.outcome
      var hash = StableHash(seed: old.key(snapshot: hashes.old.value))
      hash.combine(new.key(snapshot: hashes.new.value))
      var choice = choice
      if waits, let seconds = old.timeToNextDeadline { choice.steps.append(.advance(seconds: seconds)) }
      let aspects = isSame ? [] : old.sideState.aspects(differingFrom: new.sideState, in: session.scope)
      return StepReport(
        key: hash.value, choice: choice, difference: aspects.isEmpty ? nil : signature(of: aspects),
        isBusy: old.outcome.isBusy, ran: ran)
    }

    private var ran: [Int] {
      if old.ran.isEmpty, new.ran.isEmpty { return [] }
      // Mostly the same observers ran last time, and their array exists already.
      if isSame(old.ran, as: newestRan), isSame(new.ran, as: newestRan) { return newestRan }
      newestRan = old.ran.map(\.observer)
      for run in new.ran where !newestRan.contains(run.observer) { newestRan.append(run.observer) }
      return newestRan
    }

    private func isSame(_ runs: [Monitor.Run], as numbers: [Int]) -> Bool {
      runs.count == numbers.count && zip(runs, numbers).allSatisfy { $0.observer == $1 }
    }

    /// A hash that is equal for differences of the same kind: the aspects, and the observer that ran before.
    private func signature(of aspects: [Divergence.Aspect]) -> UInt64 {
      var hash = StableHash()
      for (first, second) in zip(old.ran, new.ran) where first.observer != second.observer || first.hash != second.hash
      {
        hash.combine(first.observer)
        hash.combine(second.observer)
        return hash.value
      }
      for run in old.ran.isEmpty ? new.ran : old.ran { hash.combine(run.observer) }
      if old.ran.isEmpty, new.ran.isEmpty { for aspect in aspects { hash.combine(aspect.rawValue) } }
      return hash.value
    }
  }
#endif
