/// A view with another one behind or before it. Both are there: their texts can be read, their controls used.
public struct _LayeredView<Content: View, Layer: View> {
  public let content: Content
  let layer: Layer
  let look: LayerLook
}

/// What the tree says of a layer.
struct LayerLook {
  let name: String
  var attributes: [_Attribute] = []
  /// Whether it comes before the content, as in a stack of views on top of each other.
  var isBehind = false
  /// Whether it can be used, and not be read.
  var isUnread = false

  init(_ name: String, _ attributes: [(String, String)?] = [], isBehind: Bool = false, isUnread: Bool = false) {
    self.name = name
    self.attributes = _Attribute.list(attributes)
    self.isBehind = isBehind
    self.isUnread = isUnread
  }

  static func background(_ alignment: Alignment) -> LayerLook {
    LayerLook("background", [alignment == .center ? nil : ("alignment", "\(alignment)")], isBehind: true)
  }

  static func overlay(_ alignment: Alignment, name: String = "overlay") -> LayerLook {
    LayerLook(name, [alignment == .center ? nil : ("alignment", "\(alignment)")])
  }
}

extension _LayeredView: _WrappingView {
  public static var _readsModels: Bool { Content._readsModels || Layer._readsModels }

  public struct _Mounted {
    var content: Content._Mounted
    var layer: Layer._Mounted
    var look: LayerLook
  }

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    let content = Content._mount(view.content, in: &pass)
    pass.nextSibling(&siblings)
    let layer = Layer._mount(view.layer, in: &pass)
    pass.endSiblings(siblings)
    return _Mounted(content: content, layer: layer, look: view.look)
  }

  public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    Content._update(&mounted.content, to: view.content, in: &pass)
    pass.nextSibling(&siblings)
    Layer._update(&mounted.layer, to: view.layer, in: &pass)
    pass.endSiblings(siblings)
    mounted.look = view.look
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    var siblings = pass.beginSiblings()
    pass.nextSibling(&siblings)
    Content._change(&mounted.content, to: presence, in: &pass)
    pass.nextSibling(&siblings)
    Layer._change(&mounted.layer, to: presence, in: &pass)
    pass.endSiblings(siblings)
  }

  public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    let look = mounted.look
    func layer() {
      guard let rendering = visitor.rendering else { return Layer._visit(mounted.layer, by: visitor) }
      rendering.add(_Element(look.name, attributes: look.attributes)) {
        if look.isUnread {
          rendering.leaveUnread { Layer._visit(mounted.layer, by: visitor) }
        } else {
          Layer._visit(mounted.layer, by: visitor)
        }
      }
    }
    if look.isBehind { layer() }
    Content._visit(mounted.content, by: visitor)
    if !look.isBehind { layer() }
  }
}

extension View {
  nonisolated func layered<Layer: View>(_ layer: Layer, _ look: LayerLook) -> _LayeredView<Self, Layer> {
    _LayeredView(content: self, layer: layer, look: look)
  }

  /// Puts views behind this one.
  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    layered(content(), .background(alignment))
  }

  /// Puts a view behind this one.
  @_disfavoredOverload
  public nonisolated func background<Layer: View>(_ background: Layer, alignment: Alignment = .center) -> some View {
    layered(background, .background(alignment))
  }

  /// Fills what is behind the view.
  ///
  /// - Parameter edges: where the fill goes on below what the system shows.
  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    painted("background", style._description + edges.notIgnored)
  }

  /// Fills what is behind the view with a material, which the view finds in `\.backgroundMaterial`.
  ///
  /// - Parameter edges: where the fill continues below the system's bars.
  public nonisolated func background(_ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    environment(\.backgroundMaterial, material).painted("background", material._description + edges.notIgnored)
  }

  /// Fills a shape behind the view with a material, which the view finds in `\.backgroundMaterial`.
  public nonisolated func background<Outline: Shape>(
    _ material: Material, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    environment(\.backgroundMaterial, material)
      .painted("background", "\(material._description) in \(shape._description)" + fillStyle.suffix)
  }

  /// Fills what is behind the view with the background around.
  ///
  /// - Parameter edges: where the fill goes on below what the system shows.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape behind the view.
  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted("background", "\(style._description) in \(shape._description)" + fillStyle.suffix)
  }

  /// Fills a shape behind the view with the background around.
  public nonisolated func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }
}

extension Edge.Set {
  /// What the tree says of edges at which a fill ends.
  fileprivate var notIgnored: String { self == .all ? "" : isEmpty ? " ignores none" : " ignores \(self)" }
}
