#if !BundledEngine && compiler(>=6.2)
  import Combine
  import SwiftUI

  extension View {
    /// Runs `action` with the value at every evaluation of the body that it stands in.
    nonisolated func onEvaluation<V>(with value: V, perform action: @escaping (V) -> Void) -> some View {
      onReceive(Just(value), perform: action)
    }
  }

  extension Binding {
    /// A binding that leaves its writes to a closure, which is handed the binding to write through.
    func hooked(_ write: @escaping (_ base: Binding, Value) -> Void) -> Binding<Value> {
      // NB: SwiftUI asks for closures that may go to another thread; a binding goes where its user takes it.
      nonisolated(unsafe) let base = self
      nonisolated(unsafe) let write = write
      // What the outer binding was told by `animation(_:)` has to be handed on.
      return Binding(
        get: { base.wrappedValue },
        set: { write($1.animation == nil ? base : base.transaction($1), $0) })
    }
  }
#endif
