#if !BundledEngine && compiler(>=6.2)
  import Combine

  extension View {
    /// Runs `action` with the value at every evaluation of the enclosing body.
    nonisolated func onEvaluation<V>(with value: V, perform action: @escaping (V) -> Void) -> some View {
      onReceive(Just(value), perform: action)
    }
  }

  extension Binding {
    /// A binding that passes its writes to a closure, with the binding to write through.
    func hooked(_ write: @escaping (_ base: Binding, Value) -> Void) -> Binding<Value> {
      // SwiftUI asks for closures that may go to another thread; a binding goes where its user takes it.
      nonisolated(unsafe) let base = self
      nonisolated(unsafe) let write = write
      // The animation that the outer binding has from `animation(_:)` is passed on.
      return Binding(
        get: { base.wrappedValue },
        set: { write($1.animation == nil ? base : base.transaction($1), $0) })
    }
  }
#endif
