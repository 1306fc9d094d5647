/// Where an observer finds its newest action: kept in `@State`, refreshed by each evaluation, and never
/// written as state, so that it costs no evaluation.
@usableFromInline
final class NewestAction<Value> {
  @exclusivity(unchecked) @usableFromInline var action: ((Value, Value) -> Void)?

  @inlinable init() {}
}
