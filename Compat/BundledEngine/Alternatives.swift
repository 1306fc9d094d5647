#if BundledEngine
  extension View {
    /// Runs `action` with the value at every evaluation of the enclosing body.
    nonisolated func onEvaluation<V>(with value: V, perform action: @escaping (V) -> Void) -> some View {
      onEvaluation(named: "onAppearAndOnChange") { action(value) }
    }
  }

  extension Binding {
    /// A binding that passes its writes to a closure, with the binding to write through.
    func hooked(_ write: @escaping (_ base: Binding, Value) -> Void) -> Binding<Value> {
      // The animation that the outer binding has from `animation(_:)` is passed on.
      Binding(get: { wrappedValue }, set: { write($1.animation == nil ? self : transaction($1), $0) })
    }
  }
#endif
