public import Foundation

/// A long touch, as `longPress` of a host makes it.
public struct LongPressGesture {
  public typealias Value = Bool
  /// The shortest press, in seconds; a host presses long enough.
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Bool>) -> Void) -> _Recognizer {
    _Recognizer(
      longPresses: [
        LongPressRecognizer(press: { if $0 { send(.changed(true)) } }, perform: { send(.ended(true)) })
      ], cancel: [{ send(.cancelled) }])
  }
}

extension LongPressGesture: _PrimitiveGesture {}

extension View {
  /// Runs `action` when the view is pressed for a while: see `longPress` of a host.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    GestureView(
      content: self,
      gesture: PressGesture(recognizer: LongPressRecognizer(press: { onPressingChanged?($0) }, perform: action)),
      precedence: .normal, isEnabled: true)
  }

  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}

/// The gesture of `onLongPressGesture`.
struct PressGesture {
  typealias Value = Void
  let recognizer: LongPressRecognizer

  @MainActor func _recognizer(_ send: @escaping (_GesturePhase<Void>) -> Void) -> _Recognizer {
    _Recognizer(longPresses: [recognizer])
  }
}

extension PressGesture: _PrimitiveGesture {}
