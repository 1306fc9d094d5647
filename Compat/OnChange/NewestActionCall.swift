/// The action that a modern observer passes to the legacy form: the newest action, with the old value.
// A structure, which an engine can store directly; a closure would be one more object at each evaluation.
@usableFromInline
struct NewestActionCall<Value: Equatable> {
  @usableFromInline let newest: NewestAction<Value>
  @usableFromInline let oldValue: Value

  @inlinable init(_ newest: NewestAction<Value>, oldValue: Value) {
    self.newest = newest
    self.oldValue = oldValue
  }

  @inlinable func run(_ newValue: Value) { newest.action?(oldValue, newValue) }
}
