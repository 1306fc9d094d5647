public import Foundation

/// The parts of a date that a picker edits.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that selects a date.
public struct DatePicker<Label: View> {
  public typealias Components = DatePickerComponents
  public let _plain: _PlainDatePicker<Label>
  private let components: Components

  nonisolated init(
    _ label: Label, _ selection: Binding<Date>, _ earliest: Date?, _ latest: Date?, _ components: Components
  ) {
    _plain = _PlainDatePicker(label: label, selection: selection, earliest: earliest, latest: latest)
    self.components = components
  }

  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, nil, nil, displayedComponents)
  }

  public nonisolated init<Bounds: _DateBounds>(
    selection: Binding<Date>, in range: Bounds, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range._earliest, range._latest, displayedComponents)
  }
}

extension DatePicker where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, nil, nil, displayedComponents)
  }

  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol, Bounds: _DateBounds>(
    _ title: Title, selection: Binding<Date>, in range: Bounds,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(title), selection, range._earliest, range._latest, displayedComponents)
  }
}

/// A range of dates: `start...end`, `start...` or `...end`.
public protocol _DateBounds {
  var _earliest: Date? { get }
  var _latest: Date? { get }
}

extension ClosedRange<Date>: _DateBounds {
  public var _earliest: Date? { lowerBound }
  public var _latest: Date? { upperBound }
}

extension PartialRangeFrom<Date>: _DateBounds {
  public var _earliest: Date? { lowerBound }
  public var _latest: Date? { nil }
}

extension PartialRangeThrough<Date>: _DateBounds {
  public var _earliest: Date? { nil }
  public var _latest: Date? { upperBound }
}

extension DatePicker: _StylableView {
  public var _configuration: DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: .init(_view: AnyView(_plain.label)), selection: _plain.selection, minimumDate: _plain.earliest,
      maximumDate: _plain.latest, displayedComponents: components)
  }
}

public struct _PlainDatePicker<Label: View> {
  let label: Label
  let selection: Binding<Date>
  let earliest: Date?
  let latest: Date?
}

extension _PlainDatePicker: _EngineView {
  public var body: some View {
    DatePickerControl(
      content: _ControlLabel(content: label),
      _look: (selection.wrappedValue, DateEdit(earliest: earliest, latest: latest) { selection.wrappedValue = $0 }))
  }
}

extension Date {
  /// Whether its distance from any other date is a number.
  var isNumber: Bool { !timeIntervalSinceReferenceDate.isNaN }

  /// The date in UTC, in every locale.
  // Foundation's `description` ends the process for a date that is not a number.
  var written: String { isNumber ? description : "not a number" }
}

/// The content and control of a date picker, below the node that reads its binding.
struct DatePickerControl<Label: View> {
  let content: Label
  let _look: (date: Date, edit: DateEdit)
}

extension DatePickerControl: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: (date: Date, edit: DateEdit), around content: () -> Void,
    into rendering: _Rendering
  ) {
    let element = _Element("DatePicker", attributes: [_Attribute("date", look.date.written)], control: look.edit)
    rendering.add(element, around: content)
  }
}

extension DateEdit: Control {
  package func addActions(to collector: inout ActionCollector) { collector.add(PickDate.self, self) }
}
