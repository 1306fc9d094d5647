public import Foundation

extension View {
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    painted("padding", [("", edges == .all ? nil : edges), ("", length)])
  }

  public nonisolated func padding(_ length: CGFloat) -> some View { painted("padding", "\(length)") }

  /// Kept in the render tree; nothing is laid out.
  public nonisolated func _tightPadding() -> some View { painted("_tightPadding") }
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { painted("padding", "\(insets)") }

  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    painted("frame", [("width", width), ("height", height), ("alignment", alignment == .center ? nil : alignment)])
  }

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

  public nonisolated func fixedSize() -> some View { painted("fixedSize") }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    painted("fixedSize", [("", horizontal ? "horizontal" : nil), ("", vertical ? "vertical" : nil)])
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View { painted("layoutPriority", "\(value)") }
  public nonisolated func zIndex(_ value: Double) -> some View { painted("zIndex", "\(value)") }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { painted("offset", "x \(x) y \(y)") }
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { painted("position", "x \(x) y \(y)") }

  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    painted("aspectRatio", [("", aspectRatio), ("", contentMode)])
  }

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public nonisolated func offset(_ offset: CGSize) -> some View {
    painted("offset", "x \(offset.width) y \(offset.height)")
  }

  public nonisolated func position(_ position: CGPoint) -> some View {
    painted("position", "x \(position.x) y \(position.y)")
  }

  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    painted("aspectRatio", "\(aspectRatio.width / aspectRatio.height) \(contentMode)")
  }

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    painted("scaleEffect", [("x", scale.width), ("y", scale.height), ("anchor", anchor == .center ? nil : anchor)])
  }

  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    painted("coordinateSpace", "\(name)")
  }

  /// Sets the position of a guide in the view. The engine computes no layout, and never asks.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { painted("alignmentGuide", guide.description) }

  /// Sets the position of a guide in the view. The engine computes no layout, and never asks.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { painted("alignmentGuide", guide.description) }
}
