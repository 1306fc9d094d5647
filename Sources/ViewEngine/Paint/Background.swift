public import Foundation

/// A view with a second one behind or before it. The texts of both can be read, and their controls used.
public struct _LayeredView<Content: View, Layer: View> {
  public let content: Content
  let layer: Layer
  let look: LayerLook
}

extension _LayeredView: _WrappingView {
  public static var _readsModels: Bool { _Pair<Content, Layer>._readsModels }

  public struct _Mounted {
    var views: _Pair<Content, Layer>._Mounted
    var look: LayerLook
  }

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    _Mounted(views: _Pair._mount(_Pair(view.content, view.layer), in: &pass), look: view.look)
  }

  public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    _Pair._update(&mounted.views, to: _Pair(view.content, view.layer), in: &pass)
    mounted.look = view.look
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    _Pair._change(&mounted.views, to: presence, in: &pass)
  }

  public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.views.first }

  public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    let look = mounted.look
    func layer() {
      guard let rendering = visitor.rendering else { return Layer._visit(mounted.views.second, by: visitor) }
      rendering.add(_Element(look.name, attributes: look.attributes)) {
        Layer._visit(mounted.views.second, by: visitor)
      }
    }
    if look.isBehind { layer() }
    Content._visit(mounted.views.first, by: visitor)
    if !look.isBehind { layer() }
  }
}

extension View {
  nonisolated func layered<Layer: View>(_ layer: Layer, _ look: LayerLook) -> _LayeredView<Self, Layer> {
    _LayeredView(content: self, layer: layer, look: look)
  }

  public nonisolated func background<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View { layered(content(), .background(alignment)) }

  // NB: the results of this, `overlay(_:)` and `mask(_:)` must not name the layer's type, not even as `some View`. The
  // type checker would try every combination of overloads in a chain of `onChange` after the form with a closure.
  @_disfavoredOverload
  public nonisolated func background<Layer: View>(
    _ background: Layer, alignment: Alignment = .center
  ) -> _LayeredView<Self, AnyView> { layered(AnyView(background), .background(alignment)) }

  public nonisolated func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { painted("background", style._description + edges.notIgnored) }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  public nonisolated func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { painted("background", "\(style._description) in \(shape._description)" + fillStyle.suffix) }

  public nonisolated func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(.background, in: shape, fillStyle: fillStyle) }

  public nonisolated func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View { layered(content(), .overlay(alignment)) }

  @_disfavoredOverload
  public nonisolated func overlay<Layer: View>(
    _ overlay: Layer, alignment: Alignment = .center
  ) -> _LayeredView<Self, AnyView> { layered(AnyView(overlay), .overlay(alignment)) }

  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { painted("overlay", style._description) }

  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View { painted("overlay", "\(style._description) in \(shape._description)" + fillStyle.suffix) }

  /// Shows this view where the mask is opaque. The views of the mask are there, and their texts can be read:
  /// a gradient behind a mask of text is how text is painted with a gradient.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { layered(mask(), .overlay(alignment, name: "mask")) }

  public nonisolated func mask<Mask: View>(_ mask: Mask) -> _LayeredView<Self, AnyView> {
    layered(AnyView(mask), .overlay(.center, name: "mask"))
  }

  /// Puts views at an edge, for which the content makes room. They are part of the tree.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    layered(
      content(),
      .inset(
        at: "\(edge)", alignment: alignment == .center ? nil : "\(alignment)", spacing: spacing, isFirst: edge == .top))
  }

  /// Puts views at an edge, for which the content makes room. They are part of the tree.
  public nonisolated func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    layered(
      content(),
      .inset(
        at: "\(edge)", alignment: alignment == .center ? nil : "\(alignment)", spacing: spacing,
        isFirst: edge == .leading))
  }
}

public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case widget, tabView, navigation, navigationSplitView, window
}

extension View {
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { painted("containerBackground", "\(style._description) for \(container)") }

  /// Puts a view behind the container of the view; it is part of the tree, as that of `background` is.
  public nonisolated func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    background(alignment: alignment, content: content).painted("containerBackground", "for \(container)")
  }
}

/// The entry of a layer in the tree.
struct LayerLook {
  let name: String
  var attributes: [_Attribute] = []
  /// Whether it comes before the content, as in a stack of views on top of each other.
  var isBehind = false

  init(_ name: String, _ attributes: [(String, String)?] = [], isBehind: Bool = false) {
    self.name = name
    self.attributes = _Attribute.list(attributes)
    self.isBehind = isBehind
  }

  static func background(_ alignment: Alignment) -> LayerLook {
    LayerLook("background", [alignment == .center ? nil : ("alignment", "\(alignment)")], isBehind: true)
  }

  static func overlay(_ alignment: Alignment, name: String = "overlay") -> LayerLook {
    LayerLook(name, [alignment == .center ? nil : ("alignment", "\(alignment)")])
  }
}

extension Edge.Set {
  /// The suffix for edges at which a fill ends.
  fileprivate var notIgnored: String { self == .all ? "" : isEmpty ? " ignores none" : " ignores \(self)" }
}

extension LayerLook {
  /// - Parameter isFirst: whether the edge is the one where the content begins.
  fileprivate static func inset(at edge: String, alignment: String?, spacing: CGFloat?, isFirst: Bool) -> LayerLook {
    LayerLook(
      "safeAreaInset",
      [("edge", edge), alignment.map { ("alignment", $0) }, spacing.map { ("spacing", "\($0)") }], isBehind: isFirst)
  }
}
