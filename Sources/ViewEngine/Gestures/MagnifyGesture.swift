public import Foundation

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
