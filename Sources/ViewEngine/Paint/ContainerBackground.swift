/// What a background fills.
public struct ContainerBackgroundPlacement: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let widget = ContainerBackgroundPlacement(description: "widget")
  public static let tabView = ContainerBackgroundPlacement(description: "tabView")
  public static let navigation = ContainerBackgroundPlacement(description: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(description: "navigationSplitView")
  public static let window = ContainerBackgroundPlacement(description: "window")
}

extension View {
  public nonisolated func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View {
    painted("containerBackground", "\(style._description) for \(container)")
  }

  /// Puts a view behind what the view is in, which is part of the tree as that of `background` is.
  public nonisolated func containerBackground<Background: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    background(alignment: alignment, content: content).painted("containerBackground", "for \(container)")
  }

  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View {
    painted("scenePadding", edges == .all ? nil : "\(edges)")
  }
}
