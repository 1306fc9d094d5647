public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View> {
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let bounds: (least: BoundsLabel, greatest: BoundsLabel)
  private let value: Double
  private let range: ClosedRange<Double>

  private nonisolated init<Value: BinaryFloatingPoint>(
    _ value: Value, _ range: ClosedRange<Value>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ least: BoundsLabel, _ greatest: BoundsLabel
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    bounds = (least, greatest)
    self.value = Double(value)
    self.range = Double(range.lowerBound)...Double(range.upperBound)
  }

  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  public nonisolated init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge: _StylableView {
  public var _plain: _PlainGauge<_Pair<_Pair<_Pair<Label, CurrentValueLabel>, BoundsLabel>, BoundsLabel>> {
    _PlainGauge(content: _Pair(label, currentValueLabel, bounds.least, bounds.greatest), _look: attributes)
  }

  public var _configuration: GaugeStyleConfiguration {
    let width = range.upperBound - range.lowerBound
    return GaugeStyleConfiguration(
      value: width > 0 ? min(max((value - range.lowerBound) / width, 0), 1) : 0, label: .init(_view: AnyView(label)),
      currentValueLabel: AnyView(unlessEmpty: currentValueLabel).map { .init(_view: $0) },
      minimumValueLabel: AnyView(unlessEmpty: bounds.least).map { .init(_view: $0) },
      maximumValueLabel: AnyView(unlessEmpty: bounds.greatest).map { .init(_view: $0) }, attributes: attributes)
  }

  private var attributes: [_Attribute] {
    _Attribute.list([("value", "\(value)"), range == 0...1 ? nil : ("in", "\(range)")])
  }
}

/// A gauge as the engine has it, and what a style makes of one.
public struct _PlainGauge<Content: View> {
  public let content: Content
  public let _look: [_Attribute]
}

extension _PlainGauge: _ContainerView { public static var _name: String { "Gauge" } }
