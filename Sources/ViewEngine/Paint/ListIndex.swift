public import Foundation

/// Whether every second row has another background.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable { case automatic, enabled, disabled }

extension View {
  /// What the section is called in the index beside a list.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    painted("sectionIndexLabel", label?.content ?? "none")
  }

  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<Label: StringProtocol>(_ label: Label) -> some View {
    sectionIndexLabel(Text(label))
  }

  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    painted("listSectionIndexVisibility", "\(visibility)")
  }

  /// - Parameter length: in points; nil for the usual one.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    painted("listSectionMargins", [("", edges == .all ? nil : edges), ("", length)])
  }

  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    painted("alternatingRowBackgrounds", "\(behavior)")
  }
}
