public import Foundation

/// How lists look. The engine paints nothing: the style is kept in the tree.
public protocol ListStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct DefaultListStyle: ListStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}
  /// The same style; no row has a background.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct GroupedListStyle: ListStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  /// The same style; no row has a background.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct InsetGroupedListStyle: ListStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct PlainListStyle: ListStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct SidebarListStyle: ListStyle { public nonisolated init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == BorderedListStyle {
  public static var bordered: Self { Self() }
  /// The same style; no row has a background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
  /// The same style; no row has a background.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { painted("listStyle", style) }
}

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
  /// A tint that the system must not override, kept in the render tree.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(description: "fixed \(tint)") }
  /// A tint that the system may override, kept in the render tree.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(description: "preferred \(tint)") }
}

/// The emphasis of a header; kept in the render tree.
public enum Prominence: Hashable, Sendable { case standard, increased }

extension View {
  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    painted("listRowSeparator", [("", visibility), ("", edges == .all ? nil : edges)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    painted("listRowSeparatorTint", [("", color?.description ?? "none"), ("", edges == .all ? nil : edges)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    painted("listSectionSeparator", [("", visibility), ("", edges == .all ? nil : edges)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    painted("listSectionSeparatorTint", [("", color?.description ?? "none"), ("", edges == .all ? nil : edges)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    painted("listRowInsets", insets.map { "\($0)" } ?? "none")
  }

  /// - Parameter spacing: in points; nil for the usual one.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    painted("listRowSpacing", spacing.map { "\($0)" } ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    painted("listSectionSpacing", "\(spacing)")
  }

  /// - Parameter spacing: in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    painted("listSectionSpacing", "\(spacing)")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    painted("listItemTint", tint?.description ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    painted("listItemTint", tint?.description ?? "none")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence).painted("headerProminence", "\(prominence)")
  }

  /// Puts a view behind the row, which is part of the tree as that of `background` is; nil for the usual one.
  public nonisolated func listRowBackground<Background: View>(_ view: Background?) -> some View {
    background(alignment: .center) { view }
  }
}

/// Whether every second row has another background.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable { case automatic, enabled, disabled }

extension View {
  /// Names the section in the index beside a list; kept in the render tree.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    painted("sectionIndexLabel", label?.content ?? "none")
  }

  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<Label: StringProtocol>(_ label: Label) -> some View {
    sectionIndexLabel(Text(label))
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    painted("listSectionIndexVisibility", "\(visibility)")
  }

  /// - Parameter length: in points; nil for the usual one.
  public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    painted("listSectionMargins", [("", edges == .all ? nil : edges), ("", length)])
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    painted("alternatingRowBackgrounds", "\(behavior)")
  }
}

/// How tables look. The engine paints nothing: the style is kept in the tree.
public protocol TableStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct AutomaticTableStyle: TableStyle { public nonisolated init() {} }

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct InsetTableStyle: TableStyle {
  private let alternates: Bool?
  public nonisolated init() { alternates = nil }
  /// The style with or without alternating backgrounds, kept by name.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _name: String? { alternates.map { $0 ? "inset alternating" : "inset plain" } }
}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct BorderedTableStyle: TableStyle {
  private let alternates: Bool?
  public nonisolated init() { alternates = nil }
  /// The style with or without alternating backgrounds, kept by name.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _name: String? { alternates.map { $0 ? "bordered alternating" : "bordered plain" } }
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }

extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
  /// - Parameter alternatesRowBackgrounds: whether every second row would have another background.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
  /// - Parameter alternatesRowBackgrounds: whether every second row would have another background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self {
    Self(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> some View { painted("tableStyle", style) }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    painted("tableColumnHeaders", "\(visibility)")
  }
}
