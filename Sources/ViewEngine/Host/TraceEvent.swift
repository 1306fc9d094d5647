/// An entry of a host's trace.
public enum TraceEvent: Hashable, Sendable, CustomStringConvertible {
  /// An event: `tap Add`, `render`, `write` for a write outside of any event.
  case event(String)
  /// The body of a view was evaluated; its type, without generic arguments.
  case body(String)
  /// An observer of a value of that type ran.
  case change(of: String, old: String, new: String)
  /// An action other than an observer's ran: `onAppear`, `onDisappear`.
  case action(String)
  /// A line of `Self._printChanges()`.
  case changes(String)
  /// The host warned.
  case warning(String)

  public var description: String {
    switch self {
    case .event(let event): "event \(event)"
    case .body(let view): "body \(view)"
    case .change(let type, let old, let new): "change of \(type): \(old) → \(new)"
    case .action(let action): "action \(action)"
    case .changes(let line): "changes \(line)"
    case .warning(let message): "warning: \(message)"
    }
  }
}
