#if BundledEngine
  extension View {
    /// Runs `action` with the old and the new value when `value` has changed.
    ///
    /// The newest closure runs (SwiftUI's documentation). It gets the two values that the pass compared, even if an
    /// earlier action has written a different value since.
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also at each appearance, with the value as old and new.
    ///   - action: the code to run.
    @inlinable
    public nonisolated consuming func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
      ModernOnChange(self, value: value, initial: initial, action: action)
    }

    /// Runs `action` when `value` has changed.
    ///
    /// The newest closure runs (SwiftUI's documentation).
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also at each appearance.
    ///   - action: the code to run.
    @inlinable
    public nonisolated consuming func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
      ModernOnChange(self, value: value, initial: initial) { _, _ in action() }
    }
  }
#endif
