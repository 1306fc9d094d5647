/// Controls for entering data.
public struct Form<Content: View> {
  public let content: Content
  @inlinable public var _look: [_Attribute] { [] }

  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: _ContainerView {
  public static var _name: String { "Form" }
  public static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement(_name, look, part: .rows), around: content)
  }
}
