public import Foundation

/// A tap that says where it was: a host taps at the origin of the view.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(taps: [TapRecognizer(count: count) { send(.ended(Value(location: .zero))) }])
  }
}

extension SpatialTapGesture: _PrimitiveGesture {}
