/// What an observer runs with the new value.
// NB: a type and not a closure, for a closure that has something to capture is an object more at each evaluation.
public protocol _ChangeAction<Value> {
  associatedtype Value: Equatable
  /// What is to run once the pass has ended, whatever has become of the view by then.
  func bound(from oldValue: Value, to newValue: Value) -> () -> Void
}
