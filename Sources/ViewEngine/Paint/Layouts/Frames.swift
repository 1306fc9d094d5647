public import Foundation

extension View {
  /// - Parameter length: in points; nil for the usual distance.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    painted("padding", [("", edges == .all ? nil : edges), ("", length)])
  }

  /// - Parameter length: in points.
  public nonisolated func padding(_ length: CGFloat) -> some View { painted("padding", "\(length)") }

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

  public nonisolated func fixedSize() -> some View { painted("fixedSize") }

  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    painted("fixedSize", [("", horizontal ? "horizontal" : nil), ("", vertical ? "vertical" : nil)])
  }

  public nonisolated func layoutPriority(_ value: Double) -> some View { painted("layoutPriority", "\(value)") }

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

  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

}
