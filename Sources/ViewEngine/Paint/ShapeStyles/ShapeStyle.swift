/// What a shape is filled with: a colour, a gradient, a level of the foreground.
///
/// A style of your own is named by its type; the engine paints nothing, and never resolves it.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// What the tree calls it.
  var _description: String { get }
}

extension ShapeStyle {
  public var _description: String { TraceEvent.name(of: Self.self) }
}

extension ShapeStyle where Resolved == Never {
  /// A style of the engine's stands for itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for itself: there is no other style to resolve it to")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color: ShapeStyle {
  public var _description: String { description }
}

/// A level of the style around.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  public let _description: String
  static func level(_ name: String) -> HierarchicalShapeStyle { HierarchicalShapeStyle(_description: name) }
}

/// A material that what lies behind shines through.
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
