#if BundledEngine
  import OnChangeCompat

  /// Both sides, in step: what the explorer explores.
  @MainActor
  final class HostPair: Subject {
    let old: Probe
    let new: Probe
    private let run: Run
    private let candidates: Candidates
    // NB: apart, for what is explored would be copied as a whole to ask for this.
    private let waits: Bool
    /// Whether the old side has done the step already.
    @exclusivity(unchecked) private var isOldDone = false
    @exclusivity(unchecked) private var choice = Candidates.Choice()
    @exclusivity(unchecked) private var looks = (old: LookHash(), new: LookHash())
    @exclusivity(unchecked) private var newestRan: [Int] = []
    /// Whether the sides have shown something different, so that each is hashed by itself.
    @exclusivity(unchecked) private var isApart = false
    /// What both sides show differently.
    @exclusivity(unchecked) private var differing = Look.Changes()

    init(_ run: Run) async {
      self.run = run
      candidates = Candidates(alphabet: run.exploration.alphabet)
      waits = run.exploration.waits
      old = await Probe(run.sides.old, run)
      new = await Probe(run.sides.new, run)
      takeIn(.all, .all)
    }

    func performAtOnce(_ step: Script.Step) -> Sighting? {
      isOldDone = old.performAtOnce(step)
      guard isOldDone, new.performAtOnce(step) else { return nil }
      takeIn(old.changes, new.changes)
      return sighting
    }

    func finish(_ step: Script.Step) async -> Sighting {
      if isOldDone {
        await new.finish(step)
      } else {
        await old.finish(step)
        if !new.performAtOnce(step) { await new.finish(step) }
      }
      takeIn(old.changes, new.changes)
      return sighting
    }

    /// Takes in what has changed on the screens.
    private func takeIn(_ oldChanges: Look.Changes, _ newChanges: Look.Changes) {
      guard oldChanges.isAny || newChanges.isAny else { return }
      let (oldLook, newLook) = (old.host.look, new.host.look)
      if oldChanges.offers { choice = run.choice(of: oldLook.offers, made: allSteps) }
      if oldChanges.texts || newChanges.texts { differing.texts = oldLook.texts != newLook.texts }
      if oldChanges.offers || newChanges.offers { differing.offers = oldLook.offers != newLook.offers }
      if oldChanges.states || newChanges.states { differing.states = oldLook.states != newLook.states }
      looks.old.update(to: oldLook, changes: oldChanges)
      if differing.isAny || isApart {
        looks.new.update(to: newLook, changes: newChanges)
        isApart = true
      } else {
        looks.new = looks.old
      }
    }

    private func allSteps(_ offers: [Offer]) -> Candidates.Choice {
      var choice = candidates.choice(of: offers)
      if run.exploration.renders { choice.steps.append(.render) }
      for surrounding in run.exploration.surroundings {
        for value in surrounding.values { choice.steps.append(.environment(surrounding.name, value.name)) }
      }
      for poke in run.exploration.pokes { choice.steps.append(.poke(poke.name)) }
      return choice
    }

    var sighting: Sighting {
      let isSame = !differing.isAny && old.deeds == new.deeds
      var hash = StableHash(seed: old.key(look: looks.old.value))
      hash.combine(new.key(look: looks.new.value))
      var steps = choice.steps
      if waits, let seconds = old.timeToNextDeadline { steps.append(.wait(seconds: seconds)) }
      let aspects = isSame ? [] : old.sight.aspects(differingFrom: new.sight, in: run.scope)
      return Sighting(
        key: hash.value, candidates: steps, enabled: choice.enabled, disabled: choice.disabled, unknown: choice.unknown,
        difference: aspects.isEmpty ? nil : signature(of: aspects), isBusy: old.deeds.isBusy, ran: ran)
    }

    /// Which observers ran, on either side.
    private var ran: [Int] {
      if old.ran.isEmpty, new.ran.isEmpty { return [] }
      // NB: most often the same ran the last time, of which there is an array already.
      if isSame(old.ran, as: newestRan), isSame(new.ran, as: newestRan) { return newestRan }
      newestRan = old.ran.map(\.observer)
      for run in new.ran where !newestRan.contains(run.observer) { newestRan.append(run.observer) }
      return newestRan
    }

    private func isSame(_ runs: [Witness.Run], as numbers: [Int]) -> Bool {
      guard runs.count == numbers.count else { return false }
      var place = 0
      while place < runs.count {
        if runs[place].observer != numbers[place] { return false }
        place += 1
      }
      return true
    }

    /// The same for differences that look like the same one: what differs, and which observer ran before.
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
