/// The action that an observer runs with the new value.
// A type and not a closure, because a closure with captures allocates an object at each evaluation.
public protocol _ChangeAction<Value> {
  associatedtype Value: Equatable
  /// Whether an observer runs the newest action, and not the one from before the change, unless its host overrides that.
  static var declaresNewest: Bool { get }
  /// Returns the run for the end of the pass, valid even if the view is gone by then.
  func bound(from oldValue: Value, to newValue: Value) -> () -> Void
  /// Passes on the address of the user's closure, if there is one.
  func withClosure(_ body: (UnsafeRawPointer) -> Void)
}

extension _ChangeAction {
  @inlinable public static var declaresNewest: Bool { false }
  public func withClosure(_ body: (UnsafeRawPointer) -> Void) {}
}
