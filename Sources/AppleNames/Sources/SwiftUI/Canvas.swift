public import Foundation

/// A drawn view. Nothing is painted here: the drawing runs when the view is evaluated, and its steps are not kept.
public struct Canvas<Symbols: View> {
  private let symbols: Symbols
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  @Environment(\.self) private var environment

  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
    self.symbols = symbols()
  }
}

extension Canvas: View {
  public var body: some View { GeometryReader { proxy in draw(in: proxy.size) } }

  private func draw(in size: CGSize) -> some View {
    var context = GraphicsContext(environment: environment)
    renderer(&context, size)
    return symbols.hidden()
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

/// The drawing of a `Canvas`.
public struct GraphicsContext {
  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity

  public struct Shading: Sendable {
    public static let foreground = Shading()
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { Shading() }
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading { Shading() }
    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      Shading()
    }
  }

  public struct Filter: Sendable {
    public static func blur(radius: CGFloat) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter() }
  }

  /// A text, a picture or a symbol that can be drawn. Nothing is laid out: none takes any room.
  public struct Resolved {
    public var size: CGSize { .zero }
    public var shading: Shading?
    public func measure(in size: CGSize) -> CGSize { .zero }
  }
  public typealias ResolvedText = Resolved
  public typealias ResolvedImage = Resolved
  public typealias ResolvedSymbol = Resolved

  public func resolve(_ text: Text) -> ResolvedText { Resolved(shading: .foreground) }
  public func resolve(_ image: Image) -> ResolvedImage { Resolved() }
  /// Always `nil`, as for an id that no symbol has.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ value: Resolved, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ value: Resolved, in rect: CGRect, style: FillStyle = FillStyle()) {}

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
  public mutating func addFilter(_ filter: Filter) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
}
