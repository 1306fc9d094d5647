public import Foundation

/// A touch that moves, as `drag` of a host does.
public struct DragGesture {
  /// The positions of the finger, all in points.
  public struct Value: Equatable, Sendable {
    /// The moment of the event, in real time.
    public var time: Date
    /// The present position of the finger, in points.
    public var location: CGPoint
    /// The position at which the drag began, in points.
    public var startLocation: CGPoint
    /// Zero, because a host's finger rests at the end of a drag.
    public var velocity: CGSize = .zero

    /// The distance from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The present position, as a host's drag has no momentum.
    public var predictedEndLocation: CGPoint { location }
    /// The present distance, as a host's drag has no momentum.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// The minimum move of the finger, in points.
  public var minimumDistance: CGFloat
  /// The space of the reported locations; a host passes its points on unconverted.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins after a distance of `minimumDistance` points.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag that begins after a distance of `minimumDistance` points.
  public nonisolated init<Space: CoordinateSpaceProtocol>(minimumDistance: CGFloat = 10, coordinateSpace: Space) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(drags: [DragRecognizer(minimumDistance: minimumDistance, send: send)], cancel: [{ send(.cancelled) }])
  }
}

extension DragGesture: _PrimitiveGesture {}

/// Two fingers that move apart or together, as `magnify` of a host does.
public struct MagnifyGesture {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The size relative to the start.
    public var magnification: CGFloat
    /// The speed of the change; 0 in a host.
    public var velocity: CGFloat = 0
    /// The start in units of the view's size.
    public var startAnchor: UnitPoint = .center
    /// The start in points; a host always gives zero.
    public var startLocation: CGPoint = .zero
  }

  /// The smallest change that begins the gesture.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins after that change of scale.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(
      magnifications: [{ send($0.map { Value(magnification: $0) }) }], cancel: [{ send(.cancelled) }])
  }
}

extension MagnifyGesture: _PrimitiveGesture {}

/// The same, with the magnification alone as its value.
public struct MagnificationGesture {
  public typealias Value = CGFloat
  /// The smallest change that begins the gesture.
  public var minimumScaleDelta: CGFloat

  /// A pinch that begins after that change of scale.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<CGFloat>) -> Void) -> _Recognizer {
    _Recognizer(magnifications: [send], cancel: [{ send(.cancelled) }])
  }
}

extension MagnificationGesture: _PrimitiveGesture {}

/// Two fingers that turn, as `rotate` of a host does.
public struct RotateGesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The angle since the start.
    public var rotation: Angle
    /// The speed of the rotation; 0 in a host.
    public var velocity: Angle = .zero
    /// The start in units of the view's size.
    public var startAnchor: UnitPoint = .center
    /// The start in points; a host always gives zero.
    public var startLocation: CGPoint = .zero
  }

  /// The smallest angle that begins the gesture.
  public var minimumAngleDelta: Angle

  /// A rotation that begins after that angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(rotations: [{ send($0.map { Value(rotation: $0) }) }], cancel: [{ send(.cancelled) }])
  }
}

extension RotateGesture: _PrimitiveGesture {}

/// The same, with the angle alone as its value.
public struct RotationGesture {
  public typealias Value = Angle
  /// The smallest angle that begins the gesture.
  public var minimumAngleDelta: Angle

  /// A rotation that begins after that angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Angle>) -> Void) -> _Recognizer {
    _Recognizer(rotations: [send], cancel: [{ send(.cancelled) }])
  }
}

extension RotationGesture: _PrimitiveGesture {}
