public import Foundation

extension View {
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

  /// A frame whose size is made of the container's. The engine lays nothing out, and never asks for it.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    painted(
      "containerRelativeFrame", [("", axes), ("alignment", alignment == .center ? nil : alignment)])
  }
}
