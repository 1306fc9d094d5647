/// A control that selects a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
  private let label: Label
  private let bounds: (least: ValueLabel, greatest: ValueLabel)
  private let edit: SliderEdit

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.label = label()
    bounds = (minimumValueLabel(), maximumValueLabel())
    edit = SliderEdit(
      value: { Double(value.wrappedValue) },
      range: Double(range.lowerBound)...Double(range.upperBound), step: step.map { Double($0) },
      write: { value.wrappedValue = Value($0) }, edit: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: range, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in range: ClosedRange<Value> = 0...1, step: Value.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value: value, in: range, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider: _EngineView {
  public var body: some View {
    let value = edit.value()
    SliderControl(
      content: _Pair(UnreadView(content: label), bounds.least, bounds.greatest),
      _look: (value, ValueControl(editing: edit)))
  }
}

/// The content and control of a slider, below the node that reads its binding.
struct SliderControl<Content: View> {
  let content: Content
  let _look: (value: Double, edit: ValueControl)
}

extension SliderControl: _WrapperView {
  static var _isOwnView: Bool { true }

  static func _render(
    _ look: (value: Double, edit: ValueControl), around content: () -> Void,
    into rendering: _Rendering
  ) {
    let element = _Element("Slider", attributes: [_Attribute("value", "\(look.value)")], control: look.edit)
    rendering.add(element, around: content)
  }
}

/// The actions of a slider.
package struct ValueControl: Control {
  let editing: SliderEdit
  package var naming: ControlNaming { .byUnread }
  package func addActions(to collector: inout ActionCollector) { collector.add(Slide.self, editing) }

}
