/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle: _ControlStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration: _StyleConfiguration {
  /// Where the value is in the range, from 0 to 1.
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
  /// Has the gauges in the view look as a style says; the innermost style counts.
  public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    styled("gaugeStyle", by: style) { $0.makeBody(configuration: $1) }
  }
}
