import Foundation

/// What is to be told of touches.
public struct _Recognizer {
  var taps: [TapRecognizer] = []
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
