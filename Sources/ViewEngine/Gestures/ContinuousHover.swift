public import Foundation

/// The state of the pointer over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at that place.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

extension View {
  /// Runs `action` when the pointer is over the view, and when it leaves: `hover` of a host. The place is the origin, in
  /// each coordinate space.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }

  /// Runs `action` when the pointer is over the view, and when it leaves.
  @_disfavoredOverload
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    onHover { action($0 ? .active(.zero) : .ended) }
  }

  /// A view in place of this one while keys are held. A host holds no keys, so that this view stays.
  public nonisolated func modifierKeyAlternate<Alternate: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> Alternate
  ) -> some View {
    self
  }
}

/// A gesture that needs held keys.
public struct _KeyedGesture<Base: Gesture> {
  public typealias Value = Base.Value
  let base: Base

  /// Recognizes nothing: a host holds no keys.
  @MainActor public func _recognizer(_ send: @escaping (_GesturePhase<Value>) -> Void) -> _Recognizer { _Recognizer() }
}

extension _KeyedGesture: _PrimitiveGesture {}

extension Gesture {
  /// The gesture while keys are held. A host holds no keys, so that it never recognizes the gesture.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> _KeyedGesture<Self> { _KeyedGesture(base: self) }
}
