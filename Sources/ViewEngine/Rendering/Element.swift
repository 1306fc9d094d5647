/// One thing that a person sees: the name of a view, its text, how it was asked to look, what it does.
public struct _Element {
  package let name: String
  package var text: String?
  package var attributes: [_Attribute]
  package var control: _Control?
  /// What a selection names it by.
  var tag: TagValue?
  /// What a person can do to the row that it is.
  var row: RowEdit?
  /// What a person can do to it besides using it as a control.
  var touches = Touches()
  /// Whether it shows the navigation title that something in it has.
  var showsTitle = false
  /// What those who do not see it can do with it.
  var accessibilityActions: [AccessibilityAction] = []

  package init(_ name: String, text: String? = nil, attributes: [_Attribute] = [], control: _Control? = nil) {
    self.name = name
    self.text = text
    self.attributes = attributes
    self.control = control
  }
}

extension _Element {
  /// What covers everything else, if it does.
  var modal: _Modal? { if case .modal(let modal) = control { modal } else { nil } }

  /// What it is called for those who do not see it.
  var accessibilityLabel: String? { attributes.first { $0.name == "accessibilityLabel" }?.value }
}

/// How a view was asked to look: `padding`, or `spacing: 8.0`.
public struct _Attribute: Equatable, Sendable, CustomStringConvertible {
  package let name: String
  package let value: String?

  package init(_ name: String, _ value: String? = nil) {
    self.name = name
    self.value = value
  }

  public var description: String { value.map { "\(name): \($0)" } ?? name }

  static func list(_ attributes: [(String, String?)?]) -> [_Attribute] {
    attributes.compactMap { $0.map { _Attribute($0.0, $0.1) } }
  }
}

/// What a person can do with an element.
package enum _Control {
  case button(() -> Void)
  case toggle(() -> Void)
  case text(_TextEdit)
  case tab(_TabControl)
  case picker(_PickerEdit)
  case slider(_SliderEdit)
  case stepper(_StepperEdit)
  case date(_DateEdit)
  case color(_ColorEdit)
  case modal(_Modal)
  case back(() -> Void)

  /// Whether what names it is not read beside it.
  var hasUnreadLabel: Bool {
    switch self {
    case .text, .slider: true
    default: false
    }
  }

  /// What it is called in messages.
  package var kind: String {
    switch self {
    case .button: "button"
    case .toggle: "toggle"
    case .text: "text control"
    case .tab: "tab"
    case .picker: "picker"
    case .slider: "slider"
    case .stepper: "stepper"
    case .date: "date picker"
    case .color: "color picker"
    case .modal: "sheet"
    case .back: "page"
    }
  }
}
