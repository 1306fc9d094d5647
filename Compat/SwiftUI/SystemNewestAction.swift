#if !BundledEngine && compiler(>=6.2)
  public import Combine

  /// Holds an observer's newest action. SwiftUI keeps one for each place in the tree; each evaluation refreshes it
  /// without a state write, so it costs no evaluation.
  @usableFromInline
  final class NewestAction<Value> {
    @exclusivity(unchecked) @usableFromInline var action: ((Value, Value) -> Void)?

    // Not inlinable: with library evolution, a class that is not frozen initializes itself in its own module.
    @usableFromInline init() {}
    @inlinable func run(_ oldValue: Value, _ newValue: Value) { action?(oldValue, newValue) }
  }

  extension NewestAction: ObservableObject {
    /// Never announces a change: a new action is no reason to evaluate a body.
    @usableFromInline var objectWillChange: Empty<Void, Never> { Empty(completeImmediately: false) }
  }
#endif
