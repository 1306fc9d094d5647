public import Foundation

/// The gesture of `onLongPressGesture`.
struct PressGesture {
  typealias Value = Void
  let recognizer: LongPressRecognizer

  @MainActor func _recognizer(_ send: @escaping (_GesturePhase<Void>) -> Void) -> _Recognizer {
    _Recognizer(longPresses: [recognizer])
  }
}

extension PressGesture: _PrimitiveGesture {}

extension View {
  /// Runs `action` when the view is pressed for a while: see `longPress` of a host.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds; a host presses long enough.
  ///   - maximumDistance: in points; the finger of a host rests.
  ///   - onPressingChanged: is told `true` before `action` runs, and `false` afterwards.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    GestureView(
      content: self,
      gesture: PressGesture(
        recognizer: LongPressRecognizer(press: { onPressingChanged?($0) }, perform: action)),
      precedence: .normal, isEnabled: true)
  }

  /// The same with its closures in the order of earlier releases.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
