/// How date pickers look. The engine paints nothing: the style is kept in the tree.
public protocol DatePickerStyle {
  /// What the tree calls it.
  nonisolated var _name: String { get }
}

public struct DefaultDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "automatic" }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "compact" }
}

public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "field" }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "graphical" }
}

public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "stepperField" }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public nonisolated var _name: String { "wheel" }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    painted("datePickerStyle", style._name)
  }
}
