/// A style that is named by what it is for, and that depends on what is around.
public protocol _SemanticStyle: ShapeStyle, Hashable {
  static var _name: String { get }
}

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

public struct LinkShapeStyle: _SemanticStyle { public init() {} }
public struct FillShapeStyle: _SemanticStyle { public init() {} }
public struct WindowBackgroundShapeStyle: _SemanticStyle { public init() {} }

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: Self { Self() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
extension ShapeStyle where Self == SelectionShapeStyle { public static var selection: Self { Self() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: Self { Self() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle { public static var placeholder: Self { Self() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: Self { Self() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: Self { Self() } }
extension ShapeStyle where Self == WindowBackgroundShapeStyle { public static var windowBackground: Self { Self() } }
