/// The closure of an observer, for a test kit that looks into it.
package struct InspectedClosure {
  /// Nil if the closure is gone.
  package let context: ClosureContext?
  /// Keeps what was captured.
  package let keeper: Any

  package init<Action: _ChangeAction>(_ action: Action) {
    var context: ClosureContext?
    (action as? any InspectedAction)?.withClosure { context = ClosureContext(at: $0) }
    self.context = context
    keeper = action
  }
}

/// An action that hands over the address of the user's closure.
package protocol InspectedAction {
  func withClosure(_ body: (UnsafeRawPointer) -> Void)
}

extension _ChangeClosure: InspectedAction {
  // NB: what is handed over is a layer around the closure, made for the call. `ClosureContext` looks through it at once.
  package func withClosure(_ body: (UnsafeRawPointer) -> Void) { withUnsafePointer(to: closure) { body($0) } }
}
