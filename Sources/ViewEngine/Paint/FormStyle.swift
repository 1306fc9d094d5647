public protocol FormStyle: _PaintedStyle {}
public struct AutomaticFormStyle: FormStyle { public nonisolated init() {} }
public struct ColumnsFormStyle: FormStyle { public nonisolated init() {} }
public struct GroupedFormStyle: FormStyle { public nonisolated init() {} }
extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { painted("formStyle", style) }
}
