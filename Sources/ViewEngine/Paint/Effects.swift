public import Foundation

extension View {
  /// - Parameter radius: in points.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    painted("blur", [("", radius), ("", opaque ? "opaque" : nil)])
  }

  /// - Parameters:
  ///   - radius: in points.
  ///   - x: in points.
  ///   - y: in points.
  public nonisolated func shadow(
    color: Color = Color("black").opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    painted("shadow", "\(color) radius \(radius) x \(x) y \(y)")
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    painted("rotationEffect", [("", angle), ("anchor", anchor == .center ? nil : anchor)])
  }

  public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    painted("scaleEffect", [("", scale), ("anchor", anchor == .center ? nil : anchor)])
  }

  public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    painted("scaleEffect", [("x", x), ("y", y), ("anchor", anchor == .center ? nil : anchor)])
  }

  public nonisolated func brightness(_ amount: Double) -> some View { painted("brightness", "\(amount)") }
  public nonisolated func contrast(_ amount: Double) -> some View { painted("contrast", "\(amount)") }
  public nonisolated func saturation(_ amount: Double) -> some View { painted("saturation", "\(amount)") }
  public nonisolated func grayscale(_ amount: Double) -> some View { painted("grayscale", "\(amount)") }

  public nonisolated func clipShape<Outline: Shape>(_ shape: Outline) -> some View {
    painted("clipShape", shape._description)
  }

  public nonisolated func contentShape<Outline: Shape>(_ shape: Outline) -> some View {
    painted("contentShape", shape._description)
  }

  /// - Parameter kinds: for what the shape counts.
  public nonisolated func contentShape<Outline: Shape>(
    _ kinds: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View {
    painted("contentShape", "\(shape._description) for \(kinds)")
  }

  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    painted("clipped", antialiased ? "antialiased" : nil)
  }

  /// - Parameter radius: in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    painted("cornerRadius", [("", radius), ("", antialiased ? nil : "not antialiased")])
  }

  /// - Parameter width: in points.
  public nonisolated func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    painted("border", "\(content._description) width \(width)")
  }
}
