/// The action that a modern observer passes to the legacy form: the newest action, with the old value.
///
/// `NewestAction` is the engine's: on SwiftUI an object, which each evaluation refreshes without a state write; on the
/// bundled engine the action itself.
// A structure, which an engine can store directly; a closure would be one more object at each evaluation.
@usableFromInline @frozen
struct NewestActionCall<Value: Equatable> {
  @usableFromInline let newest: NewestAction<Value>
  @usableFromInline let oldValue: Value

  @inlinable init(_ newest: NewestAction<Value>, oldValue: Value) {
    (self.newest, self.oldValue) = (newest, oldValue)
  }

  @inlinable func run(_ newValue: Value) { newest.run(oldValue, newValue) }
}
