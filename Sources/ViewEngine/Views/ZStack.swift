/// Views on top of each other.
public struct ZStack<Content: View> {
  public let content: Content
  public let _look: [_Attribute]

  public nonisolated init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    _look = _Attribute.list([alignment != .center ? ("alignment", "\(alignment)") : nil])
  }
}
