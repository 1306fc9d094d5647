public import Foundation

extension View {
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

  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    painted(
      "scaleEffect", [("x", scale.width), ("y", scale.height), ("anchor", anchor == .center ? nil : anchor)])
  }

  /// Names the space of the view's coordinates.
  public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    painted("coordinateSpace", "\(name)")
  }

  /// Mirrors the view where the language is written from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    painted("flipsForRightToLeftLayoutDirection", enabled ? nil : "false")
  }
}
