/// What a date picker shows and does, below the node that reads its binding.
struct DatePickerControl<Label: View> {
  let content: Label
  let _look: (date: Date, edit: DateControl)
}

extension DatePickerControl: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: (date: Date, edit: DateControl), around content: () -> Void,
    into rendering: _Rendering
  ) {
    let element = _Element("DatePicker", attributes: [_Attribute("date", look.date.written)], control: look.edit)
    rendering.add(element, around: content)
  }
}
