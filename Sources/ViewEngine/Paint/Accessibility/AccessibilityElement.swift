/// What becomes of the views in an element for those who do not see them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

extension View {
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    painted("accessibilityElement", children.name)
  }

  /// - Parameter sortPriority: a higher one is read first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    painted("accessibilitySortPriority", "\(sortPriority)")
  }

  /// What the view can be called by voice.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    painted("accessibilityInputLabels", inputLabels.map(\.content).joined(separator: ", "))
  }

  /// What the view can be called by voice.
  public nonisolated func accessibilityInputLabels<Characters: StringProtocol>(
    _ inputLabels: [Characters]
  ) -> some View {
    painted("accessibilityInputLabels", inputLabels.joined(separator: ", "))
  }

  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    painted("accessibilityIgnoresInvertColors", active ? nil : "false")
  }

  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    painted("accessibilityShowsLargeContentViewer")
  }

  /// Has other views stand for this one where it is not seen: a host finds their controls, and reads no text of them.
  public nonisolated func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    layered(representation(), LayerLook("accessibilityRepresentation", isUnread: true))
  }
}
