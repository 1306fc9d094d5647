public import Foundation

/// How far the sections of a list are from each other.
public struct ListSectionSpacing: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let `default` = ListSectionSpacing(description: "default")
  public static let compact = ListSectionSpacing(description: "compact")
  /// - Parameter spacing: in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(description: "\(spacing)") }
}

/// How the icons of a row are tinted.
public struct ListItemTint: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let monochrome = ListItemTint(description: "monochrome")
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(description: "fixed \(tint)") }
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(description: "preferred \(tint)") }
}

/// How much a header stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    painted("listRowSeparator", [("", visibility), ("", edges == .all ? nil : edges)])
  }

  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    painted("listRowSeparatorTint", [("", color?.description ?? "none"), ("", edges == .all ? nil : edges)])
  }

  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    painted("listSectionSeparator", [("", visibility), ("", edges == .all ? nil : edges)])
  }

  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    painted("listSectionSeparatorTint", [("", color?.description ?? "none"), ("", edges == .all ? nil : edges)])
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    painted("listRowInsets", insets.map { "\($0)" } ?? "none")
  }

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    painted("listRowSpacing", spacing.map { "\($0)" } ?? "none")
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    painted("listSectionSpacing", "\(spacing)")
  }

  /// - Parameter spacing: in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    painted("listSectionSpacing", "\(spacing)")
  }

  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    painted("listItemTint", tint?.description ?? "none")
  }

  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    painted("listItemTint", tint?.description ?? "none")
  }

  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    painted("headerProminence", "\(prominence)")
  }

  /// Puts a view behind the row, which is part of the tree as that of `background` is; nil for the usual one.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    background(alignment: .center) { view }
  }
}
