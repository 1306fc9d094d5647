public import Foundation

/// A touch that moves, as `drag` of a host does.
public struct DragGesture {
  /// Where the finger is, all in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The finger of a host comes to rest where it is.
    public var velocity: CGSize = .zero

    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    public var predictedEndLocation: CGPoint { location }
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far the finger has to move, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public nonisolated init<Space: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: Space) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(drags: [DragRecognizer(minimumDistance: minimumDistance, send: send)], cancel: [{ send(.cancelled) }])
  }
}

extension DragGesture: _PrimitiveGesture {}
