/// What began a task, for messages.
struct TaskOrigin: Sendable, CustomStringConvertible {
  /// The view whose body says so; nil if it is not known, or in what was handed to the host itself.
  var view: Any.Type?
  /// `.task`, or what ran when it was begun.
  var beginning: String

  var description: String { view.map { "\(beginning) of \(TraceEvent.name(of: $0))" } ?? beginning }
}
