public import Foundation

/// A drawn view. The engine paints nothing: it runs the drawing, and the tree keeps the steps in order.
public struct Canvas<Symbols: View> {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.viewportSize) private var size
  @Environment(\.self) private var environment

  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(opaque: opaque, rendersAsynchronously: rendersAsynchronously, renderer: renderer) { EmptyView() }
  }
}

extension Canvas: _EngineView {
  public var body: some View {
    var context = GraphicsContext(environment: environment, symbols: symbols.parts)
    renderer(&context, size)
    return DrawnView(_look: context.drawing.steps)
  }
}

/// The finished drawing, as a leaf.
private struct DrawnView {
  let content = EmptyView()
  let _look: [_Attribute]
}

extension DrawnView: _ContainerView { static var _name: String { "Canvas" } }

/// The drawing of a `Canvas`. Each step is kept by its name: `fill: Path(…) with red`.
public struct GraphicsContext {
  /// The steps of a drawing, layers included.
  final class Drawing {
    var steps: [_Attribute] = []
  }

  let drawing = Drawing()
  private let symbols: [ViewPart]
  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity

  init(environment: EnvironmentValues, symbols: [ViewPart]) {
    (self.environment, self.symbols) = (environment, symbols)
  }

  private func note(_ name: String, _ value: String) {
    let changes = [
      opacity == 1 ? nil : "opacity \(opacity)", blendMode == .normal ? nil : "\(blendMode)",
      transform.isIdentity ? nil : "transform \(transform.summary)",
    ]
    drawing.steps.append(_Attribute(name, ([value] + changes.compactMap(\.self)).joined(separator: " ")))
  }

  public struct Shading: Sendable, CustomStringConvertible {
    public let description: String
    public static let foreground = Shading(description: "foreground")
    public static func color(_ color: Color) -> Shading { Shading(description: color.description) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading(description: style._description) }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading(description: "linearGradient(\(gradient.stops.map { "\($0.color)" }.joined(separator: " ")))")
    }
  }

  public struct Filter: Sendable, CustomStringConvertible {
    public let description: String
    public static func blur(radius: CGFloat) -> Filter { Filter(description: "blur \(radius)") }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter(description: "alphaThreshold \(min) to \(max) \(color)")
    }

    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(description: "shadow \(color) \(radius) at (\(x), \(y))") }
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    note("fill", "\(path.description) with \(shading)\(style.suffix)")
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    note("stroke", "\(path.description) with \(shading) \(style.description)")
  }

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

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let isKnown = symbols.contains { $0.traits[TagKey.self]?.selection(as: ID.self) == id }
    return isKnown ? ResolvedSymbol(name: "\(id)") : nil
  }

  public struct ResolvedSymbol {
    let name: String
    public var size: CGSize { .zero }
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  public mutating func addFilter(_ filter: Filter) { note("filter", "\(filter)") }
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) { note("clip", path.description) }
}

extension GraphicsContext {
  public struct ResolvedText {
    let text: Text
    public var shading = Shading.foreground

    /// How large the text would be, in points. Nothing is laid out: no text takes any room.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  public struct ResolvedImage {
    let image: Image
    public var size: CGSize { .zero }
    public var shading: Shading?
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect)
  }
}

extension CGRect { fileprivate var summary: String { "(\(minX), \(minY), \(width), \(height))" } }
