/// The first of several views that fits. The engine lays nothing out: each fits, so it shows the first (our choice).
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: _EngineView {
  public var body: some View {
    let look = _Attribute.list([axes == [.horizontal, .vertical] ? nil : ("axes", "\(axes)")])
    FittingView(content: content.parts.first.map { Subview($0) }, _look: look)
  }
}

private struct FittingView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension FittingView: _ContainerView { static var _name: String { "ViewThatFits" } }
