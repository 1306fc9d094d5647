/// A view with another one behind or before it. Both are there: their texts can be read, their controls used.
public struct _LayeredView<Content: View, Layer: View> {
  let content: Content
  let layer: Layer
  let isBehind: Bool
  let alignment: Alignment
}

extension _LayeredView: View, _PrimitiveView {
  public static var _readsModels: Bool { Content._readsModels || Layer._readsModels }

  public struct _Mounted {
    var content: Content._Mounted
    var layer: Layer._Mounted
    var isBehind: Bool
    var alignment: Alignment
  }

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    let content = Content._mount(view.content, in: &pass)
    pass.nextSibling(&siblings)
    let layer = Layer._mount(view.layer, in: &pass)
    pass.endSiblings(siblings)
    return _Mounted(content: content, layer: layer, isBehind: view.isBehind, alignment: view.alignment)
  }

  public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    Content._update(&mounted.content, to: view.content, in: &pass)
    pass.nextSibling(&siblings)
    Layer._update(&mounted.layer, to: view.layer, in: &pass)
    pass.endSiblings(siblings)
    mounted.alignment = view.alignment
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    Content._change(&mounted.content, to: presence, in: &pass)
    pass.nextSibling(&siblings)
    Layer._change(&mounted.layer, to: presence, in: &pass)
    pass.endSiblings(siblings)
  }

  /// What lies behind comes first, as in a stack of views on top of each other.
  public static func _render(_ mounted: _Mounted, into rendering: inout _Rendering) {
    let name = mounted.isBehind ? "background" : "overlay"
    let attributes = _Attribute.list([mounted.alignment == .center ? nil : ("alignment", "\(mounted.alignment)")])
    func layer(_ rendering: inout _Rendering) {
      rendering.add(_Element(name, attributes: attributes)) { Layer._render(mounted.layer, into: &$0) }
    }
    if mounted.isBehind { layer(&rendering) }
    Content._render(mounted.content, into: &rendering)
    if !mounted.isBehind { layer(&rendering) }
  }
}

extension View {
  /// Puts views behind this one.
  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    _LayeredView(content: self, layer: content(), isBehind: true, alignment: alignment)
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
    _LayeredView(content: self, layer: background, isBehind: true, alignment: alignment)
  }

  /// Fills what is behind the view.
  public nonisolated func background<Style: ShapeStyle>(_ style: Style) -> some View {
    painted("background", style._description)
  }

  /// Fills a shape behind the view.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View
  {
    painted("background", "\(style._description) in \(shape._description)")
  }

  /// Puts views before this one.
  public nonisolated func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    _LayeredView(content: self, layer: content(), isBehind: false, alignment: alignment)
  }

  /// Puts a view before this one.
  @_disfavoredOverload
  public nonisolated func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
    _LayeredView(content: self, layer: overlay, isBehind: false, alignment: alignment)
  }

  /// Fills what is before the view.
  public nonisolated func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    painted("overlay", style._description)
  }
}
