public import Foundation

/// How what is scrolled fades at an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let automatic = ScrollEdgeEffectStyle(description: "automatic")
  public static let hard = ScrollEdgeEffectStyle(description: "hard")
  public static let soft = ScrollEdgeEffectStyle(description: "soft")
}

extension View {
  public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    painted("scrollEdgeEffectStyle", "\(style?.description ?? "none") for \(edges)")
  }

  public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    painted("scrollEdgeEffectHidden", [("", hidden ? nil : false), ("for", edges == .all ? nil : edges)])
  }

  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    painted("scrollIndicatorsFlash", "onAppear \(onAppear)")
  }

  public nonisolated func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View {
    painted("scrollIndicatorsFlash", "trigger \(value)")
  }

  /// Puts a bar at an edge, over what is scrolled; it is part of the tree.
  public nonisolated func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content).painted("safeAreaBar")
  }

  public nonisolated func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content).painted("safeAreaBar")
  }
}
