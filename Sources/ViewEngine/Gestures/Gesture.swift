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

/// What has become of a gesture.
public enum _GesturePhase<Value> {
  case changed(Value)
  case ended(Value)
  /// It ended without having been made: its view is gone.
  case cancelled

  func map<Other>(_ transform: (Value) -> Other) -> _GesturePhase<Other> {
    switch self {
    case .changed(let value): .changed(transform(value))
    case .ended(let value): .ended(transform(value))
    case .cancelled: .cancelled
    }
  }
}

/// What is to be told of touches.
public struct _Recognizer {
  var taps: [() -> Void] = []
  var longPresses: [LongPressRecognizer] = []
  var drags: [DragRecognizer] = []
  var magnifications: [(_GesturePhase<CGFloat>) -> Void] = []
  var rotations: [(_GesturePhase<Angle>) -> Void] = []
  /// Called when the view is gone while a gesture may still be going on.
  var cancel: [() -> Void] = []
  /// How far each sequence of gestures has come.
  var sequences: [SequenceProgress] = []

  /// Goes on where the recognizer of the evaluation before was.
  func follow(_ former: _Recognizer?) {
    guard let former else { return }
    for (progress, old) in zip(sequences, former.sequences) { progress.first = old.first }
  }

  static func + (first: _Recognizer, second: _Recognizer) -> _Recognizer {
    _Recognizer(
      taps: first.taps + second.taps, longPresses: first.longPresses + second.longPresses,
      drags: first.drags + second.drags, magnifications: first.magnifications + second.magnifications,
      rotations: first.rotations + second.rotations, cancel: first.cancel + second.cancel,
      sequences: first.sequences + second.sequences)
  }
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
