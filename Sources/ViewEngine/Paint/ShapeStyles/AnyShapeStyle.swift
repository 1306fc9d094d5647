/// A style whose type is not known to what holds it.
public struct AnyShapeStyle: ShapeStyle, Hashable {
  public let _description: String

  public init<Style: ShapeStyle>(_ style: Style) { _description = style._description }

  init(description: String) { _description = description }
}

/// A style made of another one.
extension ShapeStyle {
  public var secondary: some ShapeStyle { AnyShapeStyle(description: "\(_description) secondary") }
  public var tertiary: some ShapeStyle { AnyShapeStyle(description: "\(_description) tertiary") }
  public var quaternary: some ShapeStyle { AnyShapeStyle(description: "\(_description) quaternary") }
  public var quinary: some ShapeStyle { AnyShapeStyle(description: "\(_description) quinary") }

  /// - Parameter opacity: from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(description: "\(_description) at \(opacity)")
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(description: "\(_description) blend \(mode)")
  }

  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(description: "\(_description) shadow \(style.description)")
  }
}
