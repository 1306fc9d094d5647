public import Foundation

/// A touch that goes on for a while, as `longPress` of a host does.
public struct LongPressGesture {
  public typealias Value = Bool
  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Bool>) -> Void) -> _Recognizer {
    _Recognizer(
      longPresses: [
        LongPressRecognizer(press: { if $0 { send(.changed(true)) } }, perform: { send(.ended(true)) })
      ], cancel: [{ send(.cancelled) }])
  }
}

extension LongPressGesture: _PrimitiveGesture {}
