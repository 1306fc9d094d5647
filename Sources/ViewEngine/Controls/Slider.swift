/// A control that selects a value from a range.
public struct Slider<Label: View, ValueLabel: View> {
  private let label: Label
  private let bounds: (least: ValueLabel, greatest: ValueLabel)
  private let edit: SliderEditing

  fileprivate nonisolated init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ range: ClosedRange<Value>, _ step: Value.Stride?, _ label: Label,
    _ least: ValueLabel, _ greatest: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    self.label = label
    bounds = (least, greatest)
    edit = SliderEditing(
      value: { Double(value.wrappedValue) },
      range: Double(range.lowerBound)...Double(range.upperBound), step: step.map { Double($0) },
      write: { value.wrappedValue = Value($0) }, edit: onEditingChanged)
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// - Parameters:
  ///   - step: the distance between the values that can be selected, counted from the lower bound.
  ///   - value: the value.
  ///   - bounds: the range of the values.
  ///   - label: the view of the label.
  ///   - minimumValueLabel: the label of the lower bound.
  ///   - maximumValueLabel: the label of the upper bound.
  ///   - onEditingChanged: called with true when editing begins and with false when it ends.
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider: _EngineView {
  public var body: some View {
    let value = edit.value()
    SliderControl(
      content: _Pair(SliderLabel(content: label), bounds.least, bounds.greatest),
      _look: (value, ValueControl(editing: edit)))
  }
}

/// The binding of a slider, erased to `Double`.
struct SliderEditing {
  let value: () -> Double
  let range: ClosedRange<Double>
  let step: Double?
  let write: (Double) -> Void
  /// Runs with true as a drag begins, and with false as it ends.
  let edit: (Bool) -> Void
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

/// The label of a slider names it, and is not shown.
struct SliderLabel<Content: View> {
  let content: Content
  var _look: Void { () }
}

extension SliderLabel: _WrapperView {
  static func _render(_ look: Void, around content: () -> Void, into rendering: _Rendering) {
    rendering.leaveUnread(content)
  }
}

/// The actions of a slider.
package struct ValueControl: Control {
  let editing: SliderEditing

  package var naming: ControlNaming { .byUnread }
  package func addActions(to collector: inout ActionCollector) { collector.add(Slide.self, self) }

  /// The slider's value after a release near `value`.
  func resting(near value: Double) -> Double {
    guard let step = editing.step, step > 0 else { return value }
    let range = editing.range
    let steps = ((value - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }
}
