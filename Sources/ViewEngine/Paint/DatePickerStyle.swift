/// How date pickers look. The engine paints nothing: the style is kept in the tree.
public protocol DatePickerStyle: _PaintedStyle {}

public struct DefaultDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct FieldDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct StepperFieldDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public nonisolated init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    painted("datePickerStyle", style)
  }
}
