/// A view that scrolls. The engine has no viewport: all that is in it counts as seen (our choice), but for rows of lazy
/// containers, which have windows.
public struct ScrollView<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    _look = _Attribute.list([axes != .vertical ? ("axes", "\(axes)") : nil])
  }
}

extension ScrollView: _ContainerView { public static var _name: String { "ScrollView" } }
