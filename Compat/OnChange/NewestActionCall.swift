/// What a modern observer has the legacy form run: the newest action, with the value from before the change.
// NB: a structure, which an engine can keep as it is; a closure would be an object more at each evaluation.
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
