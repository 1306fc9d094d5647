/// What an observer runs with the new value.
// NB: a type and not a closure, for a closure that has something to capture is an object more at each evaluation.
public protocol _ChangeAction<Value> {
  associatedtype Value: Equatable
  func run(_ newValue: Value)
}

/// The closure that a user has written.
public struct _ChangeClosure<Value: Equatable>: _ChangeAction {
  @usableFromInline let closure: (Value) -> Void
  @inlinable package init(_ closure: @escaping (Value) -> Void) { self.closure = closure }
  @inlinable public func run(_ newValue: Value) { closure(newValue) }
}
