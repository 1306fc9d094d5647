#if BundledEngine
  import ViewEngine

  extension View {
    /// Runs `action` with the value at every evaluation of the body that it stands in.
    nonisolated func onEvaluation<V>(with value: V, perform action: @escaping (V) -> Void) -> some View {
      onEvaluation(named: "onAppearAndOnChange") { action(value) }
    }
  }

  extension Binding {
    /// A binding that leaves its writes to a closure, which is handed the binding to write through.
    func hooked(_ write: @escaping (_ base: Binding, Value) -> Void) -> Binding<Value> {
      // What the outer binding was told by `animation(_:)` has to be handed on.
      Binding(get: { wrappedValue }, set: { write($1.animation == nil ? self : transaction($1), $0) })
    }
  }
#endif
