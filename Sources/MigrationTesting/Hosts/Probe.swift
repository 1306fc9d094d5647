#if !canImport(SwiftUI) || ViewEngine
  import Foundation
  import OnChangeCompat

  /// A host of one side, and what can be learnt of it: with `Probe+Steps`, all that the kit asks of the engine.
  @MainActor
  final class Probe {
    let host: ViewHost
    let witness: Witness
    private let recorder = Recorder()
    private let run: Run
    private var warnings = 0
    private var surroundings: UInt64 = 0
    private(set) var sight: Sight
    /// Which observers ran in the last step.
    private(set) var ran: [Witness.Run] = []

    /// - Parameter describes: whether everything that happens is told in words, which takes its time.
    init(_ side: Side, _ run: Run, describes: Bool = false) async {
      self.run = run
      witness = Witness(run.values, run.observers, describes: describes)
      var configuration = side.configuration
      configuration.witness = witness
      configuration.records = describes
      host = side.make(recorder, configuration)
      sight = Sight(look: Look())
      await settle(after: nil)
      look(failure: nil)
    }

    deinit {
      // NB: probes are let go of on the main actor only, by the pair or the replay that has them.
      let witness = witness
      MainActor.assumeIsolated { witness.end() }
    }

    /// Does a step, and lets the view settle.
    func perform(_ step: Script.Step) async {
      var failure: String?
      do {
        try await perform(step, in: run.exploration)
      } catch {
        failure = "\(error)"
      }
      await settle(after: step)
      look(failure: failure)
    }

    /// Notes that the environment was given another value, which is part of the state.
    func noteSurrounding(_ name: String, _ value: String) {
      // NB: the newest value of each name counts, whatever was set before.
      var hash = StableHash()
      hash.combine(name)
      surroundingValues[name] = value
      surroundings =
        surroundingValues.sorted { $0.key < $1.key }.reduce(into: StableHash()) { hash, pair in
          hash.combine(pair.key)
          hash.combine(pair.value)
        }.value
    }
    private var surroundingValues: [String: String] = [:]

    private func settle(after step: Script.Step?) async {
      if host.isQuiet, !run.asksForTasks(after: step) {
        isBusy = false
        return
      }
      let frames = host.frameCount
      isBusy = !(await host.settle(maxFrames: run.exploration.maxFrames))
      if host.frameCount != frames { run.hasTasks = true }
    }
    private var isBusy = false
    private var captured: UInt64 = 0

    private func look(failure: String?) {
      ran = witness.takeRuns()
      sight.look = host.look
      sight.notes = recorder.take()
      let all = host.warnings
      sight.warnings = all.count == warnings ? [] : Array(all[warnings...])
      warnings = all.count
      sight.isBusy = isBusy
      sight.failure = failure
      (sight.stored, captured) = witness.hashes(excluding: run.unstable)
      sight.runs = ran.isEmpty ? 0 : runsHash
    }

    private var runsHash: UInt64 {
      var hash = StableHash()
      for run in ran {
        hash.combine(run.observer)
        hash.combine(run.hash)
      }
      return hash.value
    }

    /// Tells states apart: equal for hosts that look the same and store the same.
    var key: UInt64 {
      var hash = StableHash()
      hash.combine(sight.look)
      hash.combine(sight.stored)
      hash.combine(captured)
      hash.combine(surroundings)
      if sight.isBusy { hash.combine(1) }
      return hash.value
    }

    /// Until when the first sleeping task of the view sleeps, in seconds from now.
    var timeToNextDeadline: Double? { host.timeToNextDeadline }
  }

  extension StableHash {
    mutating func combine(_ look: Look) {
      combine(look.texts)
      combine(look.offers.count)
      for offer in look.offers {
        combine(offer.interaction.kind.rawValue)
        combine(offer.interaction.label)
        combine(offer.interaction.index << 1 | (offer.interaction.isEnabled ? 1 : 0))
        combine(offer.interaction.options)
      }
      combine(look.states)
    }
  }
#endif
