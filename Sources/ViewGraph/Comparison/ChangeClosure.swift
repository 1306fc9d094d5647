/// The closure that a user has written.
public struct _ChangeClosure<Value: Equatable>: _ChangeAction {
  @usableFromInline package let closure: (Value) -> Void
  @inlinable package init(_ closure: @escaping (Value) -> Void) { self.closure = closure }
  @inlinable public func bound(from old: Value, to new: Value) -> () -> Void { { [closure] in closure(new) } }
  public func withClosure(_ body: (UnsafeRawPointer) -> Void) { withUnsafePointer(to: closure) { body($0) } }
}
