/// A value that stays the same as long as its view keeps its identity.
struct Fixed: Sendable, Hashable {
  /// Two places whose values have the same key have the same value.
  var key: String
  var why: Why
  /// Whether it is the same in all views.
  var isAbsolute: Bool { [.literal, .constant, .environment, .app].contains(why) }
  /// The number of places in the code that were looked at.
  var places = 0

  enum Why: String, Sendable {
    case literal = "is always a literal"
    case constant = "is always a constant"
    case binding = "is always a binding to stable storage"
    case object = "is always a stable object"
    case state = "is always a state that no code writes"
    case closure = "is always a closure that reads only stable values"
    case row = "is part of the row's id"
    case identity = "is part of .id(…), so that a new value is a new view"
    case environment = "is never set in the given paths"
    case app = "is stored in the app, which is made once"
    case host = "is given once, to a hosting controller"
    case live = "is read when the closure runs"
    case several = "is always a stable value"
  }

  /// For a message: `is always a literal (3 places)`.
  var phrase: String {
    guard places > 0 else { return why.rawValue }
    return "\(why.rawValue) (\(places) place\(places == 1 ? "" : "s"))"
  }
}
