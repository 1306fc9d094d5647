import Foundation

/// What is told of a long press.
struct LongPressRecognizer {
  let press: (Bool) -> Void
  let perform: () -> Void
}

/// What is told of a drag that is long enough.
struct DragRecognizer {
  /// In points.
  let minimumDistance: CGFloat
  let send: (_GesturePhase<DragGesture.Value>) -> Void
}
