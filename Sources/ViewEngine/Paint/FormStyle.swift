/// How forms look. The engine paints nothing: the style is kept in the tree.
public protocol FormStyle {
  /// What the tree calls it.
  nonisolated var _name: String { get }
}

public struct AutomaticFormStyle: FormStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "automatic" }
}

public struct ColumnsFormStyle: FormStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "columns" }
}

public struct GroupedFormStyle: FormStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "grouped" }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { painted("formStyle", style._name) }
}
