public import Foundation

public protocol PickerStyle: _PaintedStyle {}
public struct DefaultPickerStyle: PickerStyle { public nonisolated init() {} }
public struct InlinePickerStyle: PickerStyle { public nonisolated init() {} }
public struct MenuPickerStyle: PickerStyle { public nonisolated init() {} }
public struct NavigationLinkPickerStyle: PickerStyle { public nonisolated init() {} }
public struct PalettePickerStyle: PickerStyle { public nonisolated init() {} }
public struct RadioGroupPickerStyle: PickerStyle { public nonisolated init() {} }
public struct SegmentedPickerStyle: PickerStyle { public nonisolated init() {} }
public struct WheelPickerStyle: PickerStyle { public nonisolated init() {} }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: Self { Self() } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: Self { Self() } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: Self { Self() } }
extension PickerStyle where Self == NavigationLinkPickerStyle { public static var navigationLink: Self { Self() } }
extension PickerStyle where Self == PalettePickerStyle { public static var palette: Self { Self() } }
extension PickerStyle where Self == RadioGroupPickerStyle { public static var radioGroup: Self { Self() } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: Self { Self() } }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: Self { Self() } }

extension View {
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View { painted("pickerStyle", style) }
}

/// The size of controls, an environment value without an effect on layout.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle radius \(radius)")
  }
}

extension View {
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize).painted("controlSize", "\(controlSize)")
  }

  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    painted("buttonBorderShape", shape.name)
  }
}
