/// Has the controls of a kind look as a style says.
struct StyleSetting<Style: _ControlStyle, Configuration: _StyleConfiguration, Made: View>: _EnvironmentSetting {
  let style: Style
  let make: @MainActor (Style, Configuration) -> Made

  var _flags: UInt16 { style._plainName == nil ? Configuration._family.rawValue : 0 }

  func differs(from other: StyleSetting) -> Bool {
    guard style._plainName == nil else { return other.style._plainName == nil }
    return withUnsafePointer(to: style) { first in
      withUnsafePointer(to: other.style) { second in !FieldComparison(of: Style.self).isEqual(first, second) }
    }
  }

  func apply(to values: inout EnvironmentValues) {
    guard style._plainName == nil else { return values.setStyle(SetStyle<Configuration>?.none) }
    values.setStyle(
      SetStyle(around: values.style(for: Configuration.self)) { [style, make] configuration in
        AnyView(StyleBody(style: HeldProperties(value: style), configuration: configuration, make: make))
      })
  }
}
