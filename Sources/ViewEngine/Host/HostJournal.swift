/// The trace and the warnings of a host.
final class HostJournal: GraphJournal {
  private(set) var trace: [TraceEvent] = []
  private(set) var warnings: [String] = []
  private var said = SaidWarnings()
  private let records: Bool
  private let onWarning: (@Sendable (String) -> Void)?

  init(_ configuration: ViewHost.Configuration) {
    records = configuration.records
    onWarning = configuration.onWarning
  }

  func record(_ event: TraceEvent) { trace.append(event) }
  func note(event: String) { record(.event(event)) }
  func note(body view: Any.Type) { record(.body(TraceEvent.name(of: view))) }
  func note(changeOf type: Any.Type, from old: String, to new: String) {
    record(.change(of: "\(type)", old: old, new: new))
  }
  func note(action: String) { record(.action(action)) }
  func clearTrace() { trace = [] }

  /// Warns, of the same once a frame.
  func warn(_ message: String, in frame: UInt32) {
    guard said.isNew(message, in: frame) else { return }
    warnings.append(message)
    if records { record(.warning(message)) }
    let isFirst = said.isFirst(message)
    if let onWarning { onWarning(message) } else if isFirst { StandardError.write(message) }
  }
}
