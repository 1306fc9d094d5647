public import Foundation

/// Two fingers that turn, as `rotate` of a host does.
public struct RotateGesture {
  public struct Value: Equatable, Sendable {
    public var rotation: Angle
    public var velocity: Angle = .zero
    public var startAnchor: UnitPoint = .center
    public var startLocation: CGPoint = .zero
  }

  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer {
    _Recognizer(rotations: [{ send($0.map { Value(rotation: $0) }) }], cancel: [{ send(.cancelled) }])
  }
}

extension RotateGesture: _PrimitiveGesture {}

/// The same, with the angle alone as its value.
public struct RotationGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle

  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Angle>) -> Void) -> _Recognizer {
    _Recognizer(rotations: [send], cancel: [{ send(.cancelled) }])
  }
}

extension RotationGesture: _PrimitiveGesture {}
