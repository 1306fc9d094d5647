public import Foundation

public protocol ListStyle: _PaintedStyle {}
public struct DefaultListStyle: ListStyle { public nonisolated init() {} }
public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}
public struct GroupedListStyle: ListStyle { public nonisolated init() {} }
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}
public struct InsetGroupedListStyle: ListStyle { public nonisolated init() {} }
public struct PlainListStyle: ListStyle { public nonisolated init() {} }
public struct SidebarListStyle: ListStyle { public nonisolated init() {} }
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: Self { Self() }
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension View {
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { painted("listStyle", style) }
}

public struct ListSectionSpacing: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  public static let `default` = ListSectionSpacing(description: "default")
  public static let compact = ListSectionSpacing(description: "compact")
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(description: "\(spacing)") }
}

extension View {
  public nonisolated func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    painted("listRowSeparator", [("", visibility), ("", edges == .all ? nil : edges)])
  }

  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    painted("listRowSeparatorTint", [("", color?.description ?? "none"), ("", edges == .all ? nil : edges)])
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    painted("listRowInsets", insets.map { "\($0)" } ?? "none")
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    painted("listSectionSpacing", "\(spacing)")
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    painted("listSectionSpacing", "\(spacing)")
  }

  /// Puts a view behind the row, which is part of the tree as that of `background` is; nil for the usual one.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    background(alignment: .center) { view }
  }
}
