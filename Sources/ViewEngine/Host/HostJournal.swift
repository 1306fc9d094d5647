/// The trace and the warnings of a host, and what its witness is told.
final class HostJournal: GraphJournal {
  // NB: `@exclusivity(unchecked)`: each access would else be entered into a table, and a test kit asks at each event.
  @exclusivity(unchecked) private(set) var trace: [TraceEvent] = []
  @exclusivity(unchecked) private(set) var warnings: [String] = []
  var warningCount: Int { warnings.count }
  private var said = SaidWarnings()
  private let keepsTrace: Bool
  private let witness: (any HostWitness)?
  /// The observer whose action runs, if a witness is told of it.
  @exclusivity(unchecked) private var running: ObserverPlace?
  private let onWarning: (@Sendable (String) -> Void)?

  init(_ configuration: ViewHost.Configuration) {
    keepsTrace = configuration.records
    witness = configuration.witness
    onWarning = configuration.onWarning
  }

  func record(_ event: @autoclosure () -> TraceEvent) { if keepsTrace { trace.append(event()) } }
  func clearTrace() { trace = [] }

  func note(event: @autoclosure () -> String) { record(.event(event())) }
  func note(body view: Any.Type) { record(.body(TraceEvent.name(of: view))) }
  func note(action: String) { record(.action(action)) }

  func didMount(_ node: _Node) {
    if let witness, let part = MountedPart(node) { witness.didMount(part) }
  }

  func didMount<Content, Value, Action>(_ observer: _ChangeObserver<Content, Value, Action>, in node: _Node) {
    guard let witness else { return }
    if let owner = node.inspectedOwner { witness.didMount(owner) }
    let place = ObserverPlace(
      type(of: observer), isLegacy: observer.followsCaptureRule, InspectedClosure(observer.action), in: node)
    witness.didMount(place, observing: observer.value)
  }

  func noting<Content, Value, Action>(
    _ observer: _ChangeObserver<Content, Value, Action>, in node: _Node, from old: Value, _ older: Action,
    _ run: @escaping () -> Void
  ) -> () -> Void {
    let new = observer.value
    guard let witness else {
      return { [self] in
        record(.change(of: "\(Value.self)", old: "\(old)", new: "\(new)"))
        run()
      }
    }
    // NB: found now, for the node and the closure of before may be gone when the action runs.
    let older = InspectedClosure(older)
    let place = ObserverPlace(type(of: observer), isLegacy: observer.followsCaptureRule, older, in: node)
    let run = witness.noting(place, from: old, older, to: new, observer.action, run)
    return { [self] in
      witness.willRun(place, old: old, new: new)
      record(.change(of: "\(Value.self)", old: "\(old)", new: "\(new)"))
      let outer = running
      running = place
      run()
      running = outer
      witness.didRun(place)
    }
  }

  /// Warns, of the same once a frame.
  func warn(_ message: String, in frame: UInt32) {
    guard said.isNew(message, in: frame) else { return }
    warnings.append(message)
    record(.warning(message))
    let isFirst = said.isFirst(message)
    if let onWarning { onWarning(message) } else if isFirst { StandardError.write(message) }
  }
}

extension HostJournal: WorkAttribution {
  /// The newest entry of the trace, if it tells what runs now.
  var beginning: String? {
    switch trace.last {
    case .event(let event): event
    case .change(let type, _, _): "onChange(of: \(type))"
    case .action(let action): action
    case .body, .changes, .warning, nil: nil
    }
  }

  func attributed(_ work: @escaping () -> Void) -> () -> Void {
    guard let witness, let place = running else { return work }
    return { [self] in
      // NB: on another queue nothing can be told of it.
      guard HostJobs.isOnMain else { return work() }
      nonisolated(unsafe) let work = work
      MainActor.assumeIsolated {
        witness.willContinue(place)
        record(.action("work of onChange(of: \(place.valueName))"))
        let outer = running
        running = place
        work()
        running = outer
        witness.didContinue(place)
      }
    }
  }
}
