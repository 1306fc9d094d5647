/// How lists look. The engine paints nothing: the style is kept in the tree.
public protocol ListStyle {
  /// What the tree calls it.
  nonisolated var _name: String { get }
}

public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "automatic" }
}

public struct BorderedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "bordered" }
}

public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "grouped" }
}

public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "inset" }
}

public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "insetGrouped" }
}

public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "plain" }
}

public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "sidebar" }
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension View {
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { painted("listStyle", style._name) }
}
