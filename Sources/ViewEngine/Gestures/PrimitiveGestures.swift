public import Foundation

/// A tap. One `tap` of a host stands for all the taps that it takes (our choice).
public struct TapGesture {
  public typealias Value = Void
  public var count: Int

  public nonisolated init(count: Int = 1) { self.count = count }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Void>) -> Void) -> _Recognizer {
    _Recognizer(taps: [{ send(.ended(())) }])
  }
}

extension TapGesture: _PrimitiveGesture {}

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
    _Recognizer(taps: [{ send(.ended(Value(location: .zero))) }])
  }
}

extension SpatialTapGesture: _PrimitiveGesture {}

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

/// Two fingers that move apart or together, as `magnify` of a host does.
public struct MagnifyGesture {
  public struct Value: Equatable, Sendable {
    /// How many times as large as at the start.
    public var magnification: CGFloat
    public var velocity: CGFloat = 0
    public var startAnchor: UnitPoint = .center
    public var startLocation: CGPoint = .zero
  }

  public var minimumScaleDelta: CGFloat

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
  public var minimumScaleDelta: CGFloat

  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<CGFloat>) -> Void) -> _Recognizer {
    _Recognizer(magnifications: [send], cancel: [{ send(.cancelled) }])
  }
}

extension MagnificationGesture: _PrimitiveGesture {}

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
