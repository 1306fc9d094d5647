/// The trace and the warnings of a host; tells its monitor.
final class HostJournal: GraphJournal {
  // Unchecked exclusivity saves an entry into a table for each access; a test kit reads them at each event.
  @exclusivity(unchecked) private(set) var trace: [TraceEvent] = []
  @exclusivity(unchecked) private(set) var warnings: [String] = []
  var warningCount: Int { warnings.count }
  private var said = SaidWarnings()
  private let keepsTrace: Bool
  private let runsPrevious: Bool
  private let monitor: (any HostMonitor)?
  /// The observer whose action runs, if there is a monitor.
  @exclusivity(unchecked) private var running: ObserverPlace?
  var runsAction: Bool { running != nil }
  private let onWarning: (@Sendable (String) -> Void)?

  init(_ configuration: ViewHost.Configuration) {
    keepsTrace = configuration.records
    runsPrevious = configuration.captureRule == .previous
    monitor = configuration.monitor
    onWarning = configuration.onWarning
  }

  func record(_ event: @autoclosure () -> TraceEvent) { if keepsTrace { trace.append(event()) } }
  func clearTrace() { trace = [] }
  func note(event: @autoclosure () -> String) { record(.event(event())) }
  func note(body view: Any.Type) { record(.body(ViewTypeName.short(of: view))) }
  func note(action: String) { record(.action(action)) }

  func didMount(_ node: _Node) { if let monitor, let part = MountedPart(node) { monitor.didMount(part) } }

  func didMount<Content, Value, Action>(_ observer: _ChangeObserver<Content, Value, Action>, in node: _Node) {
    guard let monitor else { return }
    if let owner = node.inspectedOwner { monitor.didMount(owner) }
    let place = ObserverPlace(
      type(of: observer), isLegacy: observer.isLegacy, InspectedClosure(observer.action), in: node)
    monitor.didMount(place, observing: observer.value)
  }

  func noting<Content, Value, Action>(
    _ observer: _ChangeObserver<Content, Value, Action>, in node: _Node, from old: Value, _ older: Action,
    _ run: @escaping () -> Void
  ) -> () -> Void {
    let new = observer.value
    guard let monitor else {
      return { [self] in
        record(.change(of: "\(Value.self)", old: "\(old)", new: "\(new)"))
        run()
      }
    }
    // Found now, because the node and the older closure may be gone when the action runs. A modern observer has an older
    // closure only in a host that makes it run that one.
    let older = InspectedClosure(Action.declaresNewest && !runsPrevious ? observer.action : older)
    let place = ObserverPlace(type(of: observer), isLegacy: observer.isLegacy, older, in: node)
    let run = monitor.noting(place, from: old, older, to: new, observer.action, run)
    return { [self] in
      monitor.willRun(place, old: old, new: new)
      record(.change(of: "\(Value.self)", old: "\(old)", new: "\(new)"))
      let outer = running
      running = place
      run()
      running = outer
      monitor.didRun(place)
    }
  }

  func warn(_ message: String, in frame: UInt32) {
    guard said.isNew(message, in: frame) else { return }
    warnings.append(message)
    record(.warning(message))
    let isFirst = said.isFirst(message)
    if let onWarning { onWarning(message) } else if isFirst { StandardError.write(message) }
  }
}

extension HostJournal: WorkAttribution {
  /// The newest entry of the trace, if it names the running code.
  var beginning: String? {
    switch trace.last {
    case .event(let event): event
    case .change(let type, _, _): "onChange(of: \(type))"
    case .action(let action): action
    case .body, .changes, .warning, nil: nil
    }
  }

  func attributed(_ work: @escaping () -> Void) -> () -> Void {
    guard let monitor, let place = running else { return work }
    return { [self] in
      // Work on a different queue cannot be attributed.
      guard HostJobs.isOnMain else { return work() }
      nonisolated(unsafe) let work = work
      MainActor.assumeIsolated {
        monitor.willContinue(place)
        record(.action("work of onChange(of: \(place.valueName))"))
        let outer = running
        running = place
        work()
        running = outer
        monitor.didContinue(place)
      }
    }
  }
}

/// The warnings so far: a host gives each message once a frame, and writes it to standard error once.
struct SaidWarnings {
  private var frame: UInt32 = 0
  private var ofFrame: Set<String> = []
  private var all: Set<String> = []

  mutating func isNew(_ message: String, in frame: UInt32) -> Bool {
    if frame != self.frame {
      self.frame = frame
      ofFrame.removeAll(keepingCapacity: true)
    }
    return ofFrame.insert(message).inserted
  }

  mutating func isFirst(_ message: String) -> Bool { all.insert(message).inserted }
}
