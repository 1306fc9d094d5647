public import Foundation

/// A view that reacts to a tap.
struct TapGestureView<Content: View> {
  let content: Content
  let _look: () -> Void
}

extension TapGestureView: _WrapperView {
  static func _render(
    _ look: @escaping () -> Void, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.apply(TapTrait(action: look), around: content)
  }
}

/// Has elements that are no controls react to a tap.
struct TapTrait: ElementTrait {
  let action: () -> Void
  func control(in context: ElementContext) -> (any Control)? { ButtonControl(action: action) }
}

extension View {
  /// Runs `action` when the view is tapped: `tap` of a host finds it by all the texts in it. A control in it
  /// keeps its own tap.
  ///
  /// - Parameter count: how many taps make it; one `tap` of a host stands for all of them (our choice).
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapGestureView(content: self, _look: action)
  }

  /// Runs `action` with the place of the tap: a host taps at the origin of the view.
  public nonisolated func onTapGesture<Space: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: Space = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapGestureView(content: self, _look: { action(.zero) })
  }
}
