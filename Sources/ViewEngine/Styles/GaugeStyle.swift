/// Draws a gauge from its value and labels.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

/// The content for a gauge style: the value and the labels.
public struct GaugeStyleConfiguration: _StyleConfiguration {
  /// Where the value is in the range, from 0 to 1.
  public let value: Double
  /// The control's label, as a view.
  public let label: Label
  /// The label of the present value; nil without one.
  public let currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound; nil without one.
  public let minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound; nil without one.
  public let maximumValueLabel: MaximumValueLabel?
  let attributes: [_Attribute]

  /// The type-erased label of a styled control.
  public struct Label: _ErasedPart { public let _view: AnyView }
  /// The type-erased label of the present value.
  public struct CurrentValueLabel: _ErasedPart { public let _view: AnyView }
  /// The type-erased label of the lower bound.
  public struct MinimumValueLabel: _ErasedPart { public let _view: AnyView }
  /// The type-erased label of the upper bound.
  public struct MaximumValueLabel: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .gauge }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(_PlainGauge(content: body, _look: attributes))
  }
}

extension View {
  /// Has the gauges in the view look as a style says; the innermost style counts.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    styled("gaugeStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}

/// A style that leaves a gauge as the engine has it.
public protocol _PlainGaugeStyle: GaugeStyle {}

extension _PlainGaugeStyle {
  public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    _PlainGauge(
      content: _Pair(
        configuration.label, configuration.currentValueLabel, configuration.minimumValueLabel,
        configuration.maximumValueLabel),
      _look: [])
  }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct DefaultGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct AccessoryCircularGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryCircular" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct AccessoryCircularCapacityGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryCircularCapacity" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct AccessoryLinearGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryLinear" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct AccessoryLinearCapacityGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryLinearCapacity" }
}

/// A built-in style: the control shows its label and keeps its action; nothing is drawn.
public struct LinearCapacityGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "linearCapacity" }
}

extension GaugeStyle where Self == DefaultGaugeStyle { public static var automatic: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularGaugeStyle { public static var accessoryCircular: Self { Self() } }
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: Self { Self() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle { public static var accessoryLinear: Self { Self() } }
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: Self { Self() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle { public static var linearCapacity: Self { Self() } }
