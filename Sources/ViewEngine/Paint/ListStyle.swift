/// How lists look. The engine paints nothing: the style is kept in the tree.
public protocol ListStyle: _PaintedStyle {}

public struct DefaultListStyle: ListStyle { public nonisolated init() {} }
public struct BorderedListStyle: ListStyle { public nonisolated init() {} }
public struct GroupedListStyle: ListStyle { public nonisolated init() {} }
public struct InsetListStyle: ListStyle { public nonisolated init() {} }
public struct InsetGroupedListStyle: ListStyle { public nonisolated init() {} }
public struct PlainListStyle: ListStyle { public nonisolated init() {} }
public struct SidebarListStyle: ListStyle { public nonisolated init() {} }

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == BorderedListStyle { public static var bordered: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension View {
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View { painted("listStyle", style) }
}
