#if !BundledEngine && !os(visionOS) && compiler(>=6.2)
  // `obsoleted`, not `deprecated`: from the release that brought the official API on, the compiler leaves
  // these out of the choice. Merely deprecated they would stay in it, and make every call ambiguous.
  @available(iOS, introduced: 14.0, obsoleted: 17.0)
  @available(macCatalyst, introduced: 14.0, obsoleted: 17.0)
  @available(macOS, introduced: 11.0, obsoleted: 14.0)
  @available(tvOS, introduced: 14.0, obsoleted: 17.0)
  @available(watchOS, introduced: 7.0, obsoleted: 10.0)
  extension View {
    /// Runs `action` with the old and the new value when `value` has changed.
    ///
    /// If the deployment target has SwiftUI's own modifier of that name, the same call uses it.
    /// The newest closure runs (SwiftUI's documentation).
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also at each appearance, with the value as old and new.
    ///   - action: the code to run.
    @inlinable
    public nonisolated func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
      modifier(ModernOnChange(value: value, initial: initial, action: action))
    }

    /// Runs `action` when `value` has changed.
    ///
    /// If the deployment target has SwiftUI's own modifier of that name, the same call uses it.
    /// The newest closure runs (SwiftUI's documentation).
    ///
    /// - Parameters:
    ///   - value: the value to compare, with `!=`.
    ///   - initial: whether to run it also at each appearance.
    ///   - action: the code to run.
    @inlinable
    public nonisolated func onChange<V: Equatable>(
      of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
      modifier(ModernOnChange(value: value, initial: initial) { _, _ in action() })
    }
  }
#endif
