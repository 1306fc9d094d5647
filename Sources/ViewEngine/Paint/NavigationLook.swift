public import Foundation

extension View {
  /// Has the bar of the page not be seen. It only paints: a host can use what is in it (our choice).
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    painted("navigationBarHidden", hidden ? nil : "false")
  }

  @_disfavoredOverload
  public nonisolated func navigationSubtitle<Title: StringProtocol>(_ subtitle: Title) -> some View {
    painted("navigationSubtitle", Text(subtitle).content)
  }

  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    painted("navigationSubtitle", subtitle.content)
  }

  /// - Parameter width: in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    painted("navigationSplitViewColumnWidth", "\(width)")
  }

  /// - Parameters: in points.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    painted("navigationSplitViewColumnWidth", [("min", min), ("ideal", ideal), ("max", max)])
  }
}
