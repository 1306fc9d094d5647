/// A control that makes a value larger or smaller, a step at a time.
public struct Stepper<Label: View> {
  @usableFromInline let label: Label
  /// The actions of the buttons; nil for one without an effect. A read makes the body depend on the value.
  @usableFromInline let steps: () -> StepperEdit

  @inlinable public nonisolated init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = {
      StepperEdit(increment: onIncrement, decrement: onDecrement, edit: onEditingChanged)
    }
  }

  @inlinable public nonisolated init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  @inlinable public nonisolated init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    steps = {
      let current = value.wrappedValue
      func stepping(by stride: Value.Stride) -> (() -> Void)? {
        let next = Self.end(from: current, by: stride, in: bounds)
        guard next != current else { return nil }
        return { value.wrappedValue = Self.end(from: value.wrappedValue, by: stride, in: bounds) }
      }
      return StepperEdit(increment: stepping(by: step), decrement: stepping(by: -step), edit: onEditingChanged)
    }
  }

  @inlinable static nonisolated func end<Value: Strideable>(
    from value: Value, by stride: Value.Stride, in bounds: ClosedRange<Value>
  ) -> Value {
    // The distance is compared and not the value, which could overflow.
    if stride > 0 {
      let isFar = value < bounds.upperBound && value.distance(to: bounds.upperBound) > stride
      return isFar ? max(value.advanced(by: stride), bounds.lowerBound) : bounds.upperBound
    }
    let isFar = value > bounds.lowerBound && value.distance(to: bounds.lowerBound) < stride
    return isFar ? min(value.advanced(by: stride), bounds.upperBound) : bounds.lowerBound
  }
}

extension Stepper where Label == Text {
  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  @inlinable public nonisolated init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper: _EngineView {
  @inlinable public var body: some View { StepperControl(content: _ControlLabel(content: label), _look: steps()) }
}

/// The content and control of a stepper, below the node that reads its binding.
@usableFromInline
struct StepperControl<Label: View> {
  @usableFromInline let content: Label
  @usableFromInline let _look: StepperEdit
  @inlinable init(content: consuming Label, _look: consuming StepperEdit) {
    (self.content, self._look) = (content, _look)
  }
}

extension StepperControl: _WrapperView {
  @inlinable static var _isOwnView: Bool { true }

  @usableFromInline static func _render(_ look: StepperEdit, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("Stepper", control: look), around: content)
  }
}

extension StepperEdit: Control {
  package func addActions(to collector: inout ActionCollector) {
    collector.add(Increment.self, isEnabled: increment != nil, self)
    collector.add(Decrement.self, isEnabled: decrement != nil, self)
  }
}
