public import Foundation

/// How pickers look. The engine paints nothing: the style is kept in the tree.
public protocol PickerStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct DefaultPickerStyle: PickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct InlinePickerStyle: PickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct MenuPickerStyle: PickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct NavigationLinkPickerStyle: PickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct PalettePickerStyle: PickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct RadioGroupPickerStyle: PickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct SegmentedPickerStyle: PickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
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
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    painted("pickerStyle", style)
  }

  /// Kept in the render tree; the order of the options is the same.
  public nonisolated func horizontalRadioGroupLayout() -> some View { painted("horizontalRadioGroupLayout") }
}

/// The size of controls, an environment value without an effect on layout.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

/// The outline of a bordered button, kept in the render tree.
public struct ButtonBorderShape: Hashable, Sendable {
  let name: String
  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  /// - Parameter radius: in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle radius \(radius)")
  }
}

extension View {
  /// Sets the environment value `controlSize` for the views inside; kept in the render tree too.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize).painted("controlSize", "\(controlSize)")
  }

  /// Kept in the render tree; nothing is drawn.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    painted("buttonBorderShape", shape.name)
  }

  /// Kept in the render tree; has no effect on what can be tapped.
  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    painted("menuIndicator", "\(visibility)")
  }
}
