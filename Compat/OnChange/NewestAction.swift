/// Holds an observer's newest action. The engine keeps one for each place in the tree; each evaluation refreshes it
/// without a state write, so it costs no evaluation.
@usableFromInline
final class NewestAction<Value> {
  @exclusivity(unchecked) @usableFromInline var action: ((Value, Value) -> Void)?

  @inlinable init() {}
}
