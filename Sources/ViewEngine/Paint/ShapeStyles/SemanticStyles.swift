/// A style that is named by what it is for, and that depends on what is around.
public protocol _SemanticStyle: ShapeStyle, Hashable {
  static var _name: String { get }
}

extension _SemanticStyle {
  public var _description: String { Self._name }
}

public struct ForegroundStyle: _SemanticStyle {
  public static let _name = "foreground"
  public init() {}
}

public struct BackgroundStyle: _SemanticStyle {
  public static let _name = "background"
  public init() {}
}

public struct TintShapeStyle: _SemanticStyle {
  public static let _name = "tint"
  public init() {}
}

public struct SelectionShapeStyle: _SemanticStyle {
  public static let _name = "selection"
  public init() {}
}

public struct SeparatorShapeStyle: _SemanticStyle {
  public static let _name = "separator"
  public init() {}
}

public struct PlaceholderTextShapeStyle: _SemanticStyle {
  public static let _name = "placeholder"
  public init() {}
}

public struct LinkShapeStyle: _SemanticStyle {
  public static let _name = "link"
  public init() {}
}

public struct FillShapeStyle: _SemanticStyle {
  public static let _name = "fill"
  public init() {}
}

public struct WindowBackgroundShapeStyle: _SemanticStyle {
  public static let _name = "windowBackground"
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
