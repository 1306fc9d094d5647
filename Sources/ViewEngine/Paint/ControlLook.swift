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
}

/// How date pickers look. The engine paints nothing: the style is kept in the tree.
public protocol DatePickerStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct DefaultDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct CompactDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct FieldDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct GraphicalDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct StepperFieldDatePickerStyle: DatePickerStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct WheelDatePickerStyle: DatePickerStyle { public nonisolated init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle { public static var automatic: Self { Self() } }
extension DatePickerStyle where Self == CompactDatePickerStyle { public static var compact: Self { Self() } }
extension DatePickerStyle where Self == FieldDatePickerStyle { public static var field: Self { Self() } }
extension DatePickerStyle where Self == GraphicalDatePickerStyle { public static var graphical: Self { Self() } }
extension DatePickerStyle where Self == StepperFieldDatePickerStyle { public static var stepperField: Self { Self() } }
extension DatePickerStyle where Self == WheelDatePickerStyle { public static var wheel: Self { Self() } }

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func datePickerStyle<Style: DatePickerStyle>(_ style: Style) -> some View {
    painted("datePickerStyle", style)
  }
}

/// How groups of controls look. The engine paints nothing: the style is kept in the tree.
public protocol ControlGroupStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct AutomaticControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct CompactMenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct MenuControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct NavigationControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct PaletteControlGroupStyle: ControlGroupStyle { public nonisolated init() {} }

extension ControlGroupStyle where Self == AutomaticControlGroupStyle { public static var automatic: Self { Self() } }
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  public static var compactMenu: Self { Self() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle { public static var menu: Self { Self() } }
extension ControlGroupStyle where Self == NavigationControlGroupStyle { public static var navigation: Self { Self() } }
extension ControlGroupStyle where Self == PaletteControlGroupStyle { public static var palette: Self { Self() } }

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
    painted("controlGroupStyle", style)
  }
}

/// How forms look. The engine paints nothing: the style is kept in the tree.
public protocol FormStyle: _PaintedStyle {}

/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct AutomaticFormStyle: FormStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct ColumnsFormStyle: FormStyle { public nonisolated init() {} }
/// A built-in style, kept by name in the render tree; nothing is drawn.
public struct GroupedFormStyle: FormStyle { public nonisolated init() {} }

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
  /// Sets the style of the controls inside, which is kept in the render tree; nothing is drawn.
  public nonisolated func formStyle<Style: FormStyle>(_ style: Style) -> some View { painted("formStyle", style) }
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
