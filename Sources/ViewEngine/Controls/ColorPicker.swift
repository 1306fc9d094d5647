/// A control that selects a colour.
public struct ColorPicker<Label: View> {
  private let label: Label
  private let selection: Binding<Color>

  /// A host sets any colour, with `supportsOpacity` or without.
  public nonisolated init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.selection = selection
  }
}

extension ColorPicker where Label == Text {
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: _EngineView {
  public var body: some View {
    ColorPickerControl(
      content: _ControlLabel(content: label),
      _look: (selection.wrappedValue, ColorControl { selection.wrappedValue = $0 }))
  }
}

/// The content and control of a colour picker, below the node that reads its binding.
private struct ColorPickerControl<Content: View> {
  let content: Content
  let _look: (color: Color, edit: ColorControl)
}

extension ColorPickerControl: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: (color: Color, edit: ColorControl), around content: () -> Void,
    into rendering: _Rendering
  ) {
    let element = _Element("ColorPicker", attributes: [_Attribute("color", look.color.description)], control: look.edit)
    rendering.add(element, around: content)
  }
}

/// The actions of a colour picker.
package struct ColorControl: Control {
  let write: (Color) -> Void
  package func addActions(to collector: inout ActionCollector) { collector.add(PickColor.self, write) }
}
