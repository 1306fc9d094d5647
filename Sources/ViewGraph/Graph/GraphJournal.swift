/// Receives a graph's events, as values and not as text.
@MainActor
@usableFromInline package protocol GraphJournal: AnyObject {
  /// A frame begins.
  func note(event: @autoclosure () -> String)
  func note(body view: Any.Type)
  func note(action: String)
  /// A view or modifier with dynamic properties was mounted.
  func didMount(_ node: _Node)
  func didMount<Content, Value, Action>(_ observer: _ChangeObserver<Content, Value, Action>, in node: _Node)
  /// The run of an observer is collected. Its type and its node identify it. Returns the action to run instead.
  func noting<Content, Value, Action>(
    _ observer: _ChangeObserver<Content, Value, Action>, in node: _Node, from old: Value, _ older: Action,
    _ run: @escaping () -> Void
  ) -> () -> Void
  func warn(_ message: String, in frame: UInt32)
}
