#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// A host of one side, and what can be learnt of it: with `Probe+Steps`, all that the kit asks of the engine.
  @MainActor
  final class Probe {
    let host: ViewHost
    let witness: Witness
    private let recorder = Recorder()
    let run: Run
    // NB: `@exclusivity(unchecked)`, here and in the classes around: each access would else be entered into a table.
    @exclusivity(unchecked) private var warnings = 0
    @exclusivity(unchecked) private var surroundings: UInt64 = 0
    /// What the step did, beside what the host shows.
    @exclusivity(unchecked) private(set) var deeds = Deeds()
    /// What is shown that was not, or not so, before the step.
    @exclusivity(unchecked) private(set) var changes = Look.Changes()
    /// Which observers ran in the last step.
    @exclusivity(unchecked) private(set) var ran: [Witness.Run] = []

    /// - Parameter describes: whether everything that happens is told in words, which takes its time.
    init(_ side: Side, _ run: Run, describes: Bool = false) async {
      self.run = run
      witness = Witness(run, side.role, describes: describes)
      var configuration = side.configuration
      configuration.witness = witness
      // NB: what sleeps in real time would be waited for by nobody, and so be the same on both sides.
      configuration.holdsTime = true
      configuration.records = describes
      host = side.make(recorder, configuration)
      host.stepHandler = { [weak self] step in try self?.carryOut(step) }
      await settle()
      look()
    }

    deinit {
      // NB: probes are let go of on the main actor only, by the pair or the replay that has them.
      let (witness, host, run) = (witness, host, run)
      MainActor.assumeIsolated {
        run.unseenWork.formUnion(host.unseenWork)
        witness.end()
      }
    }

    /// Does a step, and lets the view settle.
    func perform(_ step: Script.Step) async {
      if !performAtOnce(step) { await finish(step) }
    }

    /// Does a step, if nothing has to be waited for.
    ///
    /// - Returns: false if `finish` has to follow.
    // NB: apart from what waits, for in a view without tasks the calls that might wait would cost more than the rest.
    func performAtOnce(_ step: Script.Step) -> Bool {
      failure = nil
      if step.verb == .wait { return false }
      do {
        try host.perform(step)
      } catch {
        failure = "\(error)"
      }
      guard host.isQuiet, !run.asksForTasks(after: step) else { return false }
      isBusy = false
      look()
      return true
    }

    func finish(_ step: Script.Step) async {
      if step.verb == .wait, let seconds = Double(step.input) {
        _ = await host.advance(bySeconds: seconds, maxFrames: run.exploration.maxFrames)
      }
      await settle()
      look()
    }

    private func settle() async {
      let frames = host.frameCount
      isBusy = !(await host.settle(maxFrames: run.exploration.maxFrames))
      if host.frameCount != frames { run.hasTasks = true }
    }

    /// Notes that the environment was given another value, which is part of the state.
    func noteSurrounding(_ name: String, _ value: String) {
      // NB: the newest value of each name counts, whatever was set before.
      surroundingValues[name] = value
      surroundings =
        surroundingValues.sorted { $0.key < $1.key }.reduce(into: StableHash()) { hash, pair in
          hash.combine(pair.key)
          hash.combine(pair.value)
        }.value
    }
    private var surroundingValues: [String: String] = [:]

    @exclusivity(unchecked) private var isBusy = false
    @exclusivity(unchecked) private var failure: String?
    @exclusivity(unchecked) private var captured: UInt64 = 0

    private func look() {
      witness.takeRuns(into: &ran)
      for observer in witness.takeNewObservers() { run.mounted.insert(observer) }
      changes = host.takeLook()
      let notes = recorder.take()
      if !notes.isEmpty || !deeds.notes.isEmpty { deeds.notes = notes }
      let count = host.warningCount
      if count != warnings || !deeds.warnings.isEmpty { deeds.warnings = Array(host.warnings[warnings...]) }
      warnings = count
      deeds.isBusy = isBusy
      deeds.failure = failure
      (deeds.stored, captured) = witness.hashes(excluding: run.unstable)
      deeds.runs = ran.isEmpty ? 0 : runsHash
    }

    /// What the side shows after the step, and what it did.
    var sight: Sight { Sight(look: host.look, deeds: deeds) }

    private var runsHash: UInt64 {
      var hash = StableHash()
      for run in ran {
        hash.combine(run.observer)
        hash.combine(run.hash)
      }
      return hash.value
    }

    /// Tells states apart: equal for hosts that look the same and store the same.
    ///
    /// - Parameter look: a hash of what is shown.
    func key(look: UInt64) -> UInt64 {
      var hash = StableHash(seed: look)
      hash.combine(deeds.stored)
      hash.combine(captured)
      if surroundings != 0 { hash.combine(surroundings) }
      if isBusy { hash.combine(1) }
      return hash.value
    }

    /// Until when the first sleeping task of the view sleeps, in seconds from now.
    var timeToNextDeadline: Double? { host.timeToNextDeadline }
  }

  extension StableHash {
    static func of(_ texts: [String]) -> UInt64 {
      var hash = StableHash()
      hash.combine(texts)
      return hash.value
    }

    static func of(_ offers: [Offer]) -> UInt64 {
      var hash = StableHash()
      for offer in offers {
        hash.combine(offer.interaction.kind.rawValue)
        hash.combine(offer.interaction.label)
        hash.combine(offer.interaction.index << 1 | (offer.interaction.isEnabled ? 1 : 0))
        hash.combine(offer.interaction.options)
      }
      return hash.value
    }
  }
#endif
