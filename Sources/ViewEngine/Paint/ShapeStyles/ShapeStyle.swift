/// The fill of a shape: a colour, a gradient, a level of the foreground.
///
/// Your own style has the name of its type; the engine paints nothing, and never resolves it.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
  var _description: String { get }
}

extension ShapeStyle { public var _description: String { ViewTypeName.short(of: Self.self) } }

extension ShapeStyle where Resolved == Never {
  /// Ends the process: the engine's own styles do not resolve to a different style.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a primitive style and cannot be resolved.\n\nTo fix, use the style directly.")
  }
}

extension Never: ShapeStyle { public typealias Resolved = Never }
extension Color: ShapeStyle { public var _description: String { description } }

public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public let _description: String
  static func level(_ name: String) -> HierarchicalShapeStyle { HierarchicalShapeStyle(_description: name) }
}

public struct Material: ShapeStyle, Hashable {
  public let _description: String
  public static let ultraThin = Material(_description: "ultraThinMaterial")
  public static let thin = Material(_description: "thinMaterial")
  public static let regular = Material(_description: "regularMaterial")
  public static let thick = Material(_description: "thickMaterial")
  public static let ultraThick = Material(_description: "ultraThickMaterial")
  public static let bar = Material(_description: "bar")
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .level("primary") }
  public static var secondary: HierarchicalShapeStyle { .level("secondary") }
  public static var tertiary: HierarchicalShapeStyle { .level("tertiary") }
  public static var quaternary: HierarchicalShapeStyle { .level("quaternary") }
  public static var quinary: HierarchicalShapeStyle { .level("quinary") }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { Material(_description: "bar") }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color("red") }
  public static var orange: Color { Color("orange") }
  public static var yellow: Color { Color("yellow") }
  public static var green: Color { Color("green") }
  public static var mint: Color { Color("mint") }
  public static var teal: Color { Color("teal") }
  public static var cyan: Color { Color("cyan") }
  public static var blue: Color { Color("blue") }
  public static var indigo: Color { Color("indigo") }
  public static var purple: Color { Color("purple") }
  public static var pink: Color { Color("pink") }
  public static var brown: Color { Color("brown") }
  public static var white: Color { Color("white") }
  public static var gray: Color { Color("gray") }
  public static var black: Color { Color("black") }
  public static var clear: Color { Color("clear") }
}

public struct AnyShapeStyle: ShapeStyle, Hashable {
  public let _description: String
  public init<Style: ShapeStyle>(_ style: Style) { _description = style._description }
  init(description: String) { _description = description }
}

/// A style that is derived from a second one.
extension ShapeStyle {
  public var secondary: some ShapeStyle { AnyShapeStyle(description: "\(_description) secondary") }
  public var tertiary: some ShapeStyle { AnyShapeStyle(description: "\(_description) tertiary") }
  public var quaternary: some ShapeStyle { AnyShapeStyle(description: "\(_description) quaternary") }
  public var quinary: some ShapeStyle { AnyShapeStyle(description: "\(_description) quinary") }

  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(description: "\(_description) at \(opacity)")
  }
}

/// A style that is named by its purpose, and that depends on the environment.
public protocol _SemanticStyle: ShapeStyle, Hashable { static var _name: String { get } }

extension _SemanticStyle {
  /// The name of the type without its kind.
  public static var _name: String { styleName(of: Self.self, kinds: "ShapeStyle", "Style") }
  public var _description: String { Self._name }
}

public struct ForegroundStyle: _SemanticStyle { public init() {} }
public struct BackgroundStyle: _SemanticStyle { public init() {} }
public struct TintShapeStyle: _SemanticStyle { public init() {} }
public struct SelectionShapeStyle: _SemanticStyle { public init() {} }
public struct SeparatorShapeStyle: _SemanticStyle { public init() {} }

public struct PlaceholderTextShapeStyle: _SemanticStyle {
  public static let _name = "placeholder"
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle { ForegroundStyle().opacity(opacity) }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }

extension View {
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { painted("foregroundStyle", "\(primary._description), \(secondary._description)") }

  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle, Third: ShapeStyle>(
    _ primary: First, _ secondary: Second, _ tertiary: Third
  ) -> some View {
    painted("foregroundStyle", "\(primary._description), \(secondary._description), \(tertiary._description)")
  }

  public nonisolated func backgroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    painted("backgroundStyle", style._description)
  }

  public nonisolated func containerShape<Outline: InsettableShape>(_ shape: Outline) -> some View {
    painted("containerShape", shape._description)
  }
}
