import Foundation

/// Something that a person does with a view by touching it.
///
/// A host makes the gestures happen: see `tap`, `longPress`, `drag`, `magnify` and `rotate` of `ViewHost`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  /// What is to be told of the touches that the gesture is about, and tells `send` of the gesture.
  func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer
}

extension Gesture where Body.Value == Value {
  public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer { body._recognizer(send) }
}

/// A gesture that the engine itself knows.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is a primitive gesture: it has no body to call") }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _recognizer(_ send: @escaping (_GesturePhase<Never>) -> Void) -> _Recognizer { _Recognizer() }
}
