public import Foundation

extension View {
  /// Puts views before this one.
  public nonisolated func overlay<Layer: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Layer
  ) -> some View {
    layered(content(), .overlay(alignment))
  }

  /// Puts a view before this one.
  @_disfavoredOverload
  public nonisolated func overlay<Layer: View>(_ overlay: Layer, alignment: Alignment = .center) -> some View {
    layered(overlay, .overlay(alignment))
  }

  /// Fills what is before the view.
  ///
  /// - Parameter edges: where the fill goes on below what the system shows.
  public nonisolated func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    painted("overlay", style._description)
  }

  /// Fills a shape before the view.
  public nonisolated func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    painted("overlay", "\(style._description) in \(shape._description)" + fillStyle.suffix)
  }

  /// Shows this view where another one is opaque. The views of the mask are there, and their texts can be read:
  /// a gradient behind a mask of text is how text is painted with a gradient.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    layered(mask(), .overlay(alignment, name: "mask"))
  }

  /// Shows this view where another one is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    layered(mask, .overlay(.center, name: "mask"))
  }

  /// Puts views at an edge, for which the content makes room. They are part of the tree.
  ///
  /// - Parameter spacing: in points; nil for the usual one.
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
  ///
  /// - Parameter spacing: in points; nil for the usual one.
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

extension LayerLook {
  /// - Parameter isFirst: whether the edge is the one where the content begins.
  fileprivate static func inset(at edge: String, alignment: String?, spacing: CGFloat?, isFirst: Bool) -> LayerLook {
    LayerLook(
      "safeAreaInset",
      [("edge", edge), alignment.map { ("alignment", $0) }, spacing.map { ("spacing", "\($0)") }], isBehind: isFirst)
  }
}
