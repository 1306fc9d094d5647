public import Foundation

extension View {
  /// - Parameter length: in points; nil for the usual distance.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    painted("padding", [("", edges == .all ? nil : edges), ("", length)])
  }

  /// - Parameter length: in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { painted("padding", "\(length)") }

  /// Kept in the render tree; nothing is laid out.
  public nonisolated func _tightPadding() -> some View { painted("_tightPadding") }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { painted("padding", "\(insets)") }

  /// - Parameters: in points.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    painted(
      "frame", [("width", width), ("height", height), ("alignment", alignment == .center ? nil : alignment)])
  }

  /// - Parameters: in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    painted(
      "frame",
      [
        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
        ("idealHeight", idealHeight), ("maxHeight", maxHeight),
        ("alignment", alignment == .center ? nil : alignment),
      ])
  }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func fixedSize() -> some View { painted("fixedSize") }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    painted("fixedSize", [("", horizontal ? "horizontal" : nil), ("", vertical ? "vertical" : nil)])
  }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func layoutPriority(_ value: Double) -> some View { painted("layoutPriority", "\(value)") }

  /// Kept in the render tree; has no effect on layout.
  public nonisolated func zIndex(_ value: Double) -> some View { painted("zIndex", "\(value)") }

  /// - Parameters: in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    painted("offset", "x \(x) y \(y)")
  }

  /// - Parameters: in points.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    painted("position", "x \(x) y \(y)")
  }

  /// - Parameter aspectRatio: width by height; nil for the view's own.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    painted("aspectRatio", [("", aspectRatio), ("", contentMode)])
  }

  /// The same as `aspectRatio(contentMode: .fit)`, kept in the render tree.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The same as `aspectRatio(contentMode: .fill)`, kept in the render tree.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// - Parameter offset: in points.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    painted("offset", "x \(offset.width) y \(offset.height)")
  }

  /// - Parameter position: in points.
  public nonisolated func position(_ position: CGPoint) -> some View {
    painted("position", "x \(position.x) y \(position.y)")
  }

  /// - Parameter aspectRatio: width by height.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    painted("aspectRatio", "\(aspectRatio.width / aspectRatio.height) \(contentMode)")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    painted(
      "scaleEffect", [("x", scale.width), ("y", scale.height), ("anchor", anchor == .center ? nil : anchor)])
  }

  /// Keeps the name in the render tree; a gesture's points are not converted to it.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    painted("coordinateSpace", "\(name)")
  }

  /// Mirrors the view where the language is written from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    painted("flipsForRightToLeftLayoutDirection", enabled ? nil : "false")
  }

  /// Sets the position of a guide in the view. The engine computes no layout, and never asks.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    painted("alignmentGuide", guide.description)
  }

  /// Sets the position of a guide in the view. The engine computes no layout, and never asks.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    painted("alignmentGuide", guide.description)
  }

  /// A frame as large as the container around.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
    painted(
      "containerRelativeFrame", [("", axes), ("alignment", alignment == .center ? nil : alignment)])
  }

  /// A frame as large as a part of the container around.
  ///
  /// - Parameters:
  ///   - count: into how many parts the container is divided.
  ///   - span: how many of them the view takes.
  ///   - spacing: between the parts, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    painted(
      "containerRelativeFrame",
      [
        ("", axes), ("count", count), ("span", span), ("spacing", spacing),
        ("alignment", alignment == .center ? nil : alignment),
      ])
  }

  /// A frame whose size is made of the container's. The engine computes no layout, and never asks for it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    painted(
      "containerRelativeFrame", [("", axes), ("alignment", alignment == .center ? nil : alignment)])
  }
}
