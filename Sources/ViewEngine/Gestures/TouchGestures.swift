public import Foundation

/// A touch that moves, as `drag` of a host does.
public struct DragGesture {
  /// The positions of the finger, all in points.
  public struct Value: Equatable, Sendable {
    /// The moment of the event, in real time.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Zero, because a host's finger rests at the end of a drag.
    public var velocity: CGSize = .zero
    public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }

    /// The present position, as a host's drag has no momentum.
    public var predictedEndLocation: CGPoint { location }
    /// The present distance, as a host's drag has no momentum.
    public var predictedEndTranslation: CGSize { translation }
  }

  public var minimumDistance: CGFloat
  /// The space of the reported locations; a host passes its points on unconverted.
  public var coordinateSpace: CoordinateSpace

  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  public nonisolated init<Space: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: Space) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(drags: [DragRecognizer(minimumDistance: minimumDistance, send: send)], cancel: [{ send(.cancelled) }])
  }
}

extension DragGesture: _PrimitiveGesture {}

/// Two fingers that move apart or together, as `magnify` of a host does.
public struct MagnificationGesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<CGFloat>) -> Void) -> _Recognizer {
    _Recognizer(magnifications: [send], cancel: [{ send(.cancelled) }])
  }
}

extension MagnificationGesture: _PrimitiveGesture {}
