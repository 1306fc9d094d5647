/// A gesture that tells somebody what has become of it.
public struct _ObservedGesture<Base: Gesture> {
  public typealias Value = Base.Value
  let base: Base
  let observe: (_GesturePhase<Base.Value>) -> Void

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    base._recognizer { [observe] phase in
      observe(phase)
      send(phase)
    }
  }
}

extension _ObservedGesture: _PrimitiveGesture {}

/// A gesture with a value made of that of another.
public struct _MapGesture<Base: Gesture, Value> {
  let base: Base
  let transform: (Base.Value) -> Value

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    base._recognizer { [transform] phase in send(phase.map(transform)) }
  }
}

extension _MapGesture: _PrimitiveGesture {}

extension Gesture {
  /// Runs `action` when the gesture has been made.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { phase in if case .ended(let value) = phase { action(value) } }
  }

  /// Keeps a `GestureState` up to date while the gesture goes on; it is reset when the gesture ends.
  ///
  /// - Parameter body: changes the state for the newest value of the gesture.
  public nonisolated func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { phase in
      guard case .changed(let value) = phase else { return state.reset() }
      var newState = state.wrappedValue
      var transaction = Transaction()
      body(value, &newState, &transaction)
      state.set(newState, in: transaction)
    }
  }

  /// Makes another value of the gesture's.
  public nonisolated func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(base: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs `action` with each new value of the gesture.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ObservedGesture<Self> {
    _ObservedGesture(base: self) { phase in if case .changed(let value) = phase { action(value) } }
  }
}
