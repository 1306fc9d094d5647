/// A row of a grid.
public struct GridRow<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([alignment.map { ("alignment", "\($0)") }])
  }
}
