public import Foundation

/// A view that is drawn. The engine paints nothing: it runs the drawing, and the tree keeps what was drawn in which order.
public struct Canvas<Symbols: View> {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.viewportSize) private var size
  @Environment(\.self) private var environment

  /// - Parameters:
  ///   - opaque: whether nothing shines through; not looked at, as little as the other ways to paint.
  ///   - renderer: draws in the size that `GeometryProxy` has here.
  ///   - symbols: views to draw with, each with a tag.
  public nonisolated init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

extension Canvas: _EngineView {
  public var body: some View {
    var context = GraphicsContext(environment: environment, symbols: symbols.parts)
    renderer(&context, size)
    return DrawnView(_look: context.drawing.steps)
  }
}

/// What was drawn.
private struct DrawnView {
  let content = EmptyView()
  let _look: [_Attribute]
}

extension DrawnView: _ContainerView { static var _name: String { "Canvas" } }
