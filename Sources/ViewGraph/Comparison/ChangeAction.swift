/// What an observer runs with the new value.
// NB: a type and not a closure, for a closure that has something to capture is an object more at each evaluation.
public protocol _ChangeAction<Value> {
  associatedtype Value: Equatable
  func run(_ newValue: Value)
}
