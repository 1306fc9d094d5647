/// A gesture whose type is erased.
public struct AnyGesture<Value> {
  private let recognizer: @MainActor (@escaping (_GesturePhase<Value>) -> Void) -> _Recognizer

  /// Erases the gesture's type.
  public nonisolated init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    recognizer = { gesture._recognizer($0) }
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    recognizer(send)
  }
}

extension AnyGesture: _PrimitiveGesture {}

/// No gesture is recognised while there is none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public var body: Never { fatalError("an optional gesture has no body.\n\nTo fix, pass it to .gesture(_:).") }

  public func _recognizer(_ send: @escaping (_GesturePhase<Wrapped.Value>) -> Void) -> _Recognizer {
    self?._recognizer(send) ?? _Recognizer()
  }
}
