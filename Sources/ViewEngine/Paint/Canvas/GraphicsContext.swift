public import Foundation

/// What a `Canvas` draws into. Each step is kept by its name: `fill: Path(…) with red`.
public struct GraphicsContext {
  /// The steps of a drawing, layers included.
  final class Drawing {
    var steps: [_Attribute] = []
  }

  let drawing = Drawing()
  private let symbols: [ViewPart]
  public let environment: EnvironmentValues
  /// From 0 to 1.
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity

  init(environment: EnvironmentValues, symbols: [ViewPart]) {
    self.environment = environment
    self.symbols = symbols
  }

  private func note(_ name: String, _ value: String) {
    let changes = [
      opacity == 1 ? nil : "opacity \(opacity)", blendMode == .normal ? nil : "\(blendMode)",
      transform.isIdentity ? nil : "transform \(transform.summary)",
    ]
    drawing.steps.append(_Attribute(name, ([value] + changes.compactMap(\.self)).joined(separator: " ")))
  }

  /// What a shape is filled with.
  public struct Shading: Sendable, CustomStringConvertible {
    public let description: String
    public static func color(_ color: Color) -> Shading { Shading(description: color.description) }

    /// - Parameters: each from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(description: style._description)
    }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(
        description: "linearGradient(\(gradient.stops.map { "\($0.color)" }.joined(separator: " ")))")
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(
        description: "radialGradient(\(gradient.stops.map { "\($0.color)" }.joined(separator: " ")))")
    }

    public static var foreground: Shading { Shading(description: "foreground") }
    public static var backdrop: Shading { Shading(description: "backdrop") }
  }

  /// What is done to all that is drawn.
  public struct Filter: Sendable, CustomStringConvertible {
    public let description: String
    /// - Parameter radius: in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(description: "blur \(radius)") }
    public static func grayscale(_ amount: Double) -> Filter { Filter(description: "grayscale \(amount)") }
    public static func brightness(_ amount: Double) -> Filter { Filter(description: "brightness \(amount)") }
    public static func saturation(_ amount: Double) -> Filter { Filter(description: "saturation \(amount)") }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(description: "alphaThreshold \(min) to \(max) \(color)")
    }

    /// - Parameters: lengths in points.
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(description: "shadow \(color) \(radius) at (\(x), \(y))")
    }
  }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    note("fill", "\(path.description) with \(shading)\(style.suffix)")
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    note("stroke", "\(path.description) with \(shading) \(style.description)")
  }

  /// - Parameter lineWidth: in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    note("draw", "\"\(text.content)\" at (\(point.x), \(point.y))")
  }

  public func draw(_ text: Text, in rect: CGRect) { note("draw", "\"\(text.content)\" in \(rect.summary)") }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    note("draw", "\(image.name) at (\(point.x), \(point.y))")
  }

  public func draw(_ image: Image, in rect: CGRect) { note("draw", "\(image.name) in \(rect.summary)") }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    note("draw", "symbol \(symbol.name) at (\(point.x), \(point.y))")
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    note("draw", "symbol \(symbol.name) in \(rect.summary)")
  }

  /// Draws what belongs together; what is changed of the context in it does not last.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// A view of the canvas's symbols; nil if none has that tag.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let isKnown = symbols.contains { $0.traits[TagKey.self]?.selection(as: ID.self) == id }
    return isKnown ? ResolvedSymbol(name: "\(id)") : nil
  }

  /// A view that can be drawn.
  public struct ResolvedSymbol {
    let name: String
    /// In points; nothing is laid out.
    public var size: CGSize { .zero }
  }

  // MARK: Changes

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  public mutating func addFilter(_ filter: Filter) { note("filter", "\(filter)") }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { note("clip", path.description) }
}

extension CGRect {
  fileprivate var summary: String { "(\(minX), \(minY), \(width), \(height))" }
}
