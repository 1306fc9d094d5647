public import Foundation

/// Draws a date picker, and edits its date. A host taps the buttons in the body; `pick` finds date pickers in it.
@MainActor @preconcurrency
public protocol DatePickerStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DatePickerStyleConfiguration
}

public struct DatePickerStyleConfiguration: _StyleConfiguration {
  public let label: Label
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents
  public struct Label: _ErasedPart { public let _view: AnyView }
  public static var _family: _StyleFamilies { .datePicker }
  public func _control(around body: AnyView) -> AnyView { body }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  nonisolated init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.label, configuration.$selection, configuration.minimumDate, configuration.maximumDate,
      configuration.displayedComponents)
  }
}

extension View {
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    styled("datePickerStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

public protocol _PlainDatePickerStyle: DatePickerStyle {}

extension _PlainDatePickerStyle {
  public nonisolated static var _isPlain: Bool { true }
  public func makeBody(configuration: DatePickerStyleConfiguration) -> some View { DatePicker(configuration) }
}

public struct DefaultDatePickerStyle: _PlainDatePickerStyle { public nonisolated init() {} }
public struct CompactDatePickerStyle: _PlainDatePickerStyle { public nonisolated init() {} }
public struct FieldDatePickerStyle: _PlainDatePickerStyle { public nonisolated init() {} }
public struct GraphicalDatePickerStyle: _PlainDatePickerStyle { public nonisolated init() {} }
public struct StepperFieldDatePickerStyle: _PlainDatePickerStyle { public nonisolated init() {} }
public struct WheelDatePickerStyle: _PlainDatePickerStyle { public nonisolated init() {} }
extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }
