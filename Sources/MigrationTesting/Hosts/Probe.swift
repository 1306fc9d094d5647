#if BundledEngine
  import Foundation
  import OnChangeCompat

  /// A host of one side, and its observable facts: the kit's only access to the engine.
  @MainActor
  final class Probe {
    let host: ViewHost
    let monitor: Monitor
    private let recorder = Recorder(isOfKit: true)
    private let outside: OutsideReport
    let session: Session
    // `@exclusivity(unchecked)`, here and in related classes: the runtime would enter each access into a table.
    @exclusivity(unchecked) private var warnings = 0
    @exclusivity(unchecked) private var environmentChanges: UInt64 = 0
    @exclusivity(unchecked) private(set) var outcome = StepOutcome()
    /// The controls that are new or changed since the step before.
    @exclusivity(unchecked) private(set) var changes = Snapshot.Changes()
    /// The observers that ran in the last step.
    @exclusivity(unchecked) private(set) var ran: [Monitor.Run] = []

    /// - Parameter describes: whether all that happens is recorded as text, which takes time.
    init(_ side: Side, _ session: Session, describes: Bool = false) async {
      self.session = session
      monitor = Monitor(session, side.role, describes: describes)
      var configuration = side.configuration
      configuration.monitor = monitor
      // The host would not wait for sleeps in real time, which would then look the same on both sides.
      configuration.holdsTime = true
      configuration.records = describes
      if describes { monitor.notes = { [recorder] in recorder.lines } }
      host = side.make(recorder, configuration)
      outside = host.outside
      if describes { monitor.notes = { [recorder, outside] in recorder.lines + outside.newEffects } }
      if let root = host.rootType { session.declared.add(root) }
      for part in host.outermostParts { monitor.didMount(part) }
      await settle()
      takeSnapshot(after: nil)
    }

    deinit {
      // Released on the main actor only, by the pair or the replay that holds the probe.
      let (monitor, host, session) = (monitor, host, session)
      MainActor.assumeIsolated {
        let outside = host.outside
        session.unseenWork.formUnion(outside.unseenWork)
        session.unseenEffects.formUnion(outside.allUnseenEffects)
        for (name, input) in outside.allInputs { session.note(name, input) }
        monitor.end()
      }
    }

    /// Does a step, and lets the view settle.
    func perform(_ step: Script.Step) async { if !performAtOnce(step) { await finish(step) } }

    /// Does a step, unless the caller must wait. Returns false if `finish` has to follow.
    // Separate from the waiting part, because in a view without tasks its calls would cost more than the rest.
    func performAtOnce(_ step: Script.Step) -> Bool {
      failure = nil
      monitor.willPerformEvent()
      if step.verb == .advance { return false }
      do {
        switch step.verb {
        case .environment: try setEnvironment(step.label, to: step.input)
        case .changeModel: try changeModel(step.label)
        default: try host.perform(step)
        }
      } catch {
        // Without the place of the call, which is here.
        failure = (error as? ViewHostError)?.message ?? "\(error)"
      }
      guard host.isQuiet, !session.asksForTasks(after: step) else { return false }
      isBusy = false
      takeSnapshot(after: step)
      return true
    }

    func finish(_ step: Script.Step) async {
      if step.verb == .advance, let seconds = Double(step.input) {
        _ = await host.advance(bySeconds: seconds, maxFrames: session.exploration.maxFrames, until: session.deadline)
      }
      await settle()
      takeSnapshot(after: step)
    }

    private func settle() async {
      let frames = host.frameCount
      isBusy = !(await host.settle(maxFrames: session.exploration.maxFrames, until: session.deadline))
      if host.frameCount != frames { session.hasTasks = true }
    }

    private func setEnvironment(_ name: String, to value: String) throws {
      let changes = session.exploration.environmentChanges
      guard let known = changes.first(where: { $0.name == name })?.values.first(where: { $0.name == value }) else {
        let all = changes.flatMap { one in one.values.map { "\(one.name) to \($0.name)" } }
        throw UnknownStep(what: "set \(name) to \(value)", known: all, list: "environmentChanges")
      }
      known.set(host)
      note(value, of: name)
    }

    /// Notes the newest value of a name, which is part of the state.
    private func note(_ value: String, of name: String) {
      environmentValues[name] = value
      environmentChanges =
        environmentValues.sorted { $0.key < $1.key }.reduce(into: StableHash()) { hash, pair in
          hash.combine(pair.key)
          hash.combine(pair.value)
        }.value
    }
    private var environmentValues: [String: String] = [:]

    private func changeModel(_ name: String) throws {
      let changes = session.exploration.modelChanges
      guard let change = changes.first(where: { $0.name == name }) else {
        throw UnknownStep(
          what: "change model \(name.debugDescription)", known: changes.map(\.name), list: "modelChanges")
      }
      change.perform(host, monitor)
    }

    @exclusivity(unchecked) private var isBusy = false
    @exclusivity(unchecked) private var failure: String?
    @exclusivity(unchecked) private var captured: UInt64 = 0

    private func takeSnapshot(after step: Script.Step?) {
      monitor.takeRuns(into: &ran)
      let newObservers = monitor.takeNewObservers()
      if !newObservers.isEmpty { session.noteMounted(newObservers) }
      changes = host.takeSnapshot()
      let effects = outside.takeEffects()
      // A written setting can be read again.
      for setting in effects where setting.hasPrefix("UserDefaults: ") {
        let name = setting.prefix { $0 != "=" }
        note(String(setting.dropFirst(name.count)), of: String(name))
      }
      let notes = recorder.take() + effects
      if !notes.isEmpty || !outcome.notes.isEmpty { outcome.notes = notes }
      let count = host.warningCount
      if count != warnings || !outcome.warnings.isEmpty { outcome.warnings = Array(host.warnings[warnings...]) }
      warnings = count
      if session.scope.comparesLooks { outcome.looks = host.looks }
      outcome.isBusy = isBusy
      outcome.failure = failure
      let before = outcome.stored
      (outcome.stored, captured) = monitor.hashes(excluding: session.unstable)
      outcome.runs = ran.isEmpty ? 0 : runsHash
      timeToNextDeadline = host.timeToNextDeadline
      if timeToNextDeadline != nil || heldWork.value != 0 {
        heldWork.update(to: host.heldWork, begunBy: hash(of: step, from: before))
      }
    }

    private func hash(of step: Script.Step?, from stored: UInt64) -> UInt64 {
      var hash = StableHash(seed: stored)
      hash.combine(outcome.stored)
      hash.combine(outcome.runs)
      if let step { hash.combine("\(step)") }
      return hash.value
    }

    /// The texts and controls of the side after the step, with its actions and writes.
    var sideState: SideState { SideState(snapshot: host.snapshot, outcome: outcome) }

    private var runsHash: UInt64 {
      var hash = StableHash()
      for run in ran {
        // Not the observer: the optimizer may copy a closure's code, and each side runs a different copy.
        hash.combine(session.observers.kinds[run.observer])
        hash.combine(run.hash)
      }
      return hash.value
    }

    /// The key of the state: equal for equal texts, controls and stored values. `snapshot`: the content's hash.
    func key(snapshot: UInt64) -> UInt64 {
      var hash = StableHash(seed: snapshot)
      hash.combine(outcome.stored)
      hash.combine(captured)
      if environmentChanges != 0 { hash.combine(environmentChanges) }
      if isBusy { hash.combine(1) }
      if heldWork.value != 0 { hash.combine(heldWork.value) }
      return hash.value
    }

    @exclusivity(unchecked) private var heldWork = HeldWorkHash()

    /// The time until the first sleeping task of the view wakes, in seconds from now.
    @exclusivity(unchecked) private(set) var timeToNextDeadline: Double?
  }

  /// A step of a script that the exploration does not know.
  private struct UnknownStep: Error, CustomStringConvertible {
    let what: String
    let known: [String]
    let list: String

    var description: String {
      "\(what): the exploration has no such step in its \(list). "
        + (known.isEmpty ? "It has none at all; add it there." : "It has: \(known.joined(separator: ", ")).")
    }
  }

  extension StableHash {
    static func of(_ texts: [String]) -> UInt64 {
      var hash = StableHash()
      hash.combine(texts)
      return hash.value
    }

    static func of(_ actions: [AvailableAction]) -> UInt64 {
      var hash = StableHash()
      for action in actions {
        hash.combine(action.interaction.verb.rawValue)
        hash.combine(action.interaction.label)
        hash.combine(action.interaction.index << 1 | (action.interaction.isEnabled ? 1 : 0))
        hash.combine(action.interaction.options)
      }
      return hash.value
    }
  }
#endif
