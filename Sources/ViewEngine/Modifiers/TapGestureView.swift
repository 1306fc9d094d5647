public import Foundation

/// A view that reacts to a tap.
struct TapGestureView<Content: View> {
  let content: Content
  let _look: TapRecognizer
}

extension TapGestureView: _WrapperView {
  static func _render(_ look: TapRecognizer, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(TapTrait(tap: look), around: content)
  }
}

/// Has elements that are no controls react to a tap.
struct TapTrait: ElementTrait {
  let tap: TapRecognizer
  func control(in context: ElementContext) -> (any Control)? { ButtonControl(action: nil) }
}

extension View {
  /// Runs `action` when the view is tapped: `tap` of a host finds it by all the texts in it. A control in it
  /// keeps its own tap.
  ///
  /// - Parameter count: how many taps make it: `tap(_:count:)` of a host makes so many. Where the view reacts to no fewer,
  ///   one `tap` stands for all of them (our choice).
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapGestureView(content: self, _look: TapRecognizer(count: count, action: action))
  }

  /// Runs `action` with the place of the tap: a host taps at the origin of the view.
  public nonisolated func onTapGesture<Space: CoordinateSpaceProtocol>(
    count: Int = 1, coordinateSpace: Space = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    TapGestureView(content: self, _look: TapRecognizer(count: count) { action(.zero) })
  }
}
