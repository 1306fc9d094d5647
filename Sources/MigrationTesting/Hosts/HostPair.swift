#if BundledEngine
  import OnChangeCompat

  /// Both sides, in step: what the explorer explores.
  @MainActor
  final class HostPair: Subject {
    let old: Probe
    let new: Probe
    private let run: Run
    private let candidates: Candidates
    @exclusivity(unchecked) private var offers: [Offer]?
    @exclusivity(unchecked) private var choice = Candidates.Choice()
    /// A hash of what is offered.
    @exclusivity(unchecked) private var offersHash: UInt64 = 0

    init(_ run: Run) async {
      self.run = run
      candidates = Candidates(alphabet: run.exploration.alphabet)
      old = await Probe(run.sides.old, run)
      new = await Probe(run.sides.new, run)
    }

    func perform(_ step: Script.Step) async -> Sighting {
      if !old.performAtOnce(step) { await old.finish(step) }
      if !new.performAtOnce(step) { await new.finish(step) }
      return sighting
    }

    var sighting: Sighting {
      if offers != old.sight.look.offers {
        offers = old.sight.look.offers
        choice = candidates.choice(of: old.sight.look.offers)
        offersHash = StableHash.of(old.sight.look.offers)
        if run.exploration.renders { choice.steps.append(.render) }
        for surrounding in run.exploration.surroundings {
          for value in surrounding.values { choice.steps.append(.environment(surrounding.name, value.name)) }
        }
        for poke in run.exploration.pokes { choice.steps.append(.poke(poke.name)) }
      }
      let isSame = old.sight == new.sight
      // The same look is not hashed twice.
      let key = old.key(offers: offersHash)
      var sighting = Sighting(
        key: isSame
          ? new.key(seed: key)
          : StableHash(seed: key).combined(with: new.key(offers: StableHash.of(new.sight.look.offers))),
        candidates: choice.steps, enabled: choice.enabled, disabled: choice.disabled)
      if run.exploration.waits, let seconds = old.timeToNextDeadline {
        sighting.candidates.append(.wait(seconds: seconds))
      }
      sighting.isBusy = old.sight.isBusy
      if !old.ran.isEmpty || !new.ran.isEmpty {
        sighting.ran = old.ran.map(\.observer)
        for run in new.ran where !sighting.ran.contains(run.observer) { sighting.ran.append(run.observer) }
      }
      let aspects = isSame ? [] : old.sight.aspects(differingFrom: new.sight, in: run.scope)
      if !aspects.isEmpty { sighting.difference = signature(of: aspects) }
      return sighting
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
