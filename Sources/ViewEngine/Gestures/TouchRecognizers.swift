import Foundation

/// What is told of a long press.
struct LongPressRecognizer {
  let press: (Bool) -> Void
  let perform: () -> Void
}

/// How far a sequence of gestures has come: the value of its first one, once that has been made.
final class SequenceProgress {
  var first: Any?
}

/// What is told of a drag that is long enough.
struct DragRecognizer {
  /// In points.
  let minimumDistance: CGFloat
  let send: (_GesturePhase<DragGesture.Value>) -> Void
}
