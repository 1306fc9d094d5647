@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

public struct GaugeStyleConfiguration: _StyleConfiguration {
  public let value: Double
  public let label: Label
  public let currentValueLabel: CurrentValueLabel?
  public let minimumValueLabel: MinimumValueLabel?
  public let maximumValueLabel: MaximumValueLabel?
  let attributes: [_Attribute]

  public struct Label: _ErasedPart { public let _view: AnyView }
  public struct CurrentValueLabel: _ErasedPart { public let _view: AnyView }
  public struct MinimumValueLabel: _ErasedPart { public let _view: AnyView }
  public struct MaximumValueLabel: _ErasedPart { public let _view: AnyView }

  public static var _family: _StyleFamilies { .gauge }

  public func _control(around body: AnyView) -> AnyView {
    AnyView(_PlainGauge(content: body, _look: attributes))
  }
}

extension View {
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

public struct DefaultGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "automatic" }
}

public struct AccessoryCircularGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryCircular" }
}

public struct AccessoryCircularCapacityGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryCircularCapacity" }
}

public struct AccessoryLinearGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryLinear" }
}

public struct AccessoryLinearCapacityGaugeStyle: _PlainGaugeStyle {
  public nonisolated init() {}
  public nonisolated var _plainName: String? { "accessoryLinearCapacity" }
}

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
