/// A gesture whose type is erased.
public struct AnyGesture<Value> {
  private let makeRecognizer: @MainActor (@escaping (_GesturePhase<Value>) -> Void) -> _Recognizer

  /// Erases the gesture's type; its touches and callbacks stay the same.
  public nonisolated init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {
    // It is only used on the main actor.
    nonisolated(unsafe) let gesture = gesture
    makeRecognizer = { gesture._recognizer($0) }
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    makeRecognizer(send)
  }
}

extension AnyGesture: _PrimitiveGesture {}

/// No gesture if nil, as in `.gesture(isEditing ? drag : nil)`.
extension Optional: Gesture, _PrimitiveGesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    self?._recognizer(send) ?? _Recognizer()
  }
}

public typealias _EndedGesture<Content: Gesture> = _ObservedGesture<Content>
public typealias _ChangedGesture<Content: Gesture> = _ObservedGesture<Content>
/// The result of `updating(_:body:)`. The second parameter, the state's type, is not kept.
public typealias GestureStateGesture<Base: Gesture, State> = _ObservedGesture<Base>
