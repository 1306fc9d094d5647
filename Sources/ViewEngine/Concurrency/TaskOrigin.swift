import HostRuntime

struct TaskOrigin: TaskNaming {
  /// The view whose body declares it; nil if unknown, or for the view that was handed to the host itself.
  var view: Any.Type?
  var beginning: String
  var description: String { view.map { "\(beginning) of \(ViewTypeName.short(of: $0))" } ?? beginning }
}
