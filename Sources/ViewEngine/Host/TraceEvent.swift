/// One thing that happened in a host, in the order in which it did.
public enum TraceEvent: Hashable, Sendable, CustomStringConvertible {
  /// Something made work: `tap Add`, `render`, `write` for a write outside of any event.
  case event(String)
  /// The body of a view of that type, named without its arguments, was evaluated.
  case body(String)
  /// An observer of a value of that type ran.
  case change(of: String, old: String, new: String)
  /// Another action ran: `onAppear`, `onDisappear`.
  case action(String)
  /// What `Self._printChanges()` printed.
  case changes(String)
  /// The host warned.
  case warning(String)

  /// A type without its arguments, which for a view can be longer than the rest of the trace.
  package static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }

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
