#if BundledEngine
  extension View {
    /// Runs `action` with the new value when `value` has changed at an evaluation of the enclosing body.
    ///
    /// The closure that runs is the one captured BEFORE the change: a capture list `[value]` holds the old
    /// value, and every plain property that it uses is as it was. (SwiftUI's documentation of both forms, and
    /// traces of it.)
    ///
    /// - Parameters:
    ///   - value: what to compare, with `!=`; the first value is stored, and runs nothing.
    ///   - action: what to run.
    // Disfavored for the type checker's sake, which else tries every combination of a chain's overloads. But with the
    // trait it is as SwiftUI's is: no warning, and no ambiguity with a disfavored one of another library's.
    #if !LegacyOnChange
      @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
      @_disfavoredOverload
    #endif
    /// Runs `action` with the new value when `value` has changed at an evaluation of the enclosing body.
    @inlinable
    public nonisolated consuming func onChange<V: Equatable>(
      of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
      observe(value, followsCaptureRule: true, perform: action)
    }

    /// The engine's observer under the modern form: it keeps the newest action, and hands it both values.
    // The call's old value is not needed, because the observer compares with it.
    @inlinable
    nonisolated consuming func observingChanges<V: Equatable>(of value: V, running call: NewestActionCall<V>)
      -> some View
    {
      observe(value, running: call.newest)
    }
  }
#endif
