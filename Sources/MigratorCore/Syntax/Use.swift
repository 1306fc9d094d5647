/// A place in a piece of code where an outside name is read, written or called.
struct Use: Sendable, Hashable {
  /// The written form of the name.
  enum Access: Sendable { case bare, onSelf, projected }

  /// The part of the value that is read: `.id` in `item.id`.
  struct Path: Sendable, Hashable {
    var members: [String] = []
    var isCalled = false
  }

  var name: String
  var access: Access
  /// The labels of the call's arguments, where the name is called; `nil` for an argument without a label.
  var callLabels: [String?]?
  var trailingClosures = 0
  var isWritten = false
  var path = Path()

  /// The members that are read, without a method that is called on them.
  var readPath: [String] { path.isCalled ? path.members.dropLast() : path.members }
  var offset: Int
}
