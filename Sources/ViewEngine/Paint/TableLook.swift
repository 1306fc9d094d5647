/// How tables look. The engine paints nothing: the style is kept in the tree.
public protocol TableStyle: _PaintedStyle {}

public struct AutomaticTableStyle: TableStyle { public nonisolated init() {} }
public struct InsetTableStyle: TableStyle { public nonisolated init() {} }
public struct BorderedTableStyle: TableStyle { public nonisolated init() {} }

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }
extension TableStyle where Self == InsetTableStyle { public static var inset: Self { Self() } }
extension TableStyle where Self == BorderedTableStyle { public static var bordered: Self { Self() } }

extension View {
  public nonisolated func tableStyle<Style: TableStyle>(_ style: Style) -> some View { painted("tableStyle", style) }

  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    painted("tableColumnHeaders", "\(visibility)")
  }
}
