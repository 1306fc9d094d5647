public import Foundation

extension GraphicsContext {
  /// A text that can be drawn, and measured where something is laid out.
  public struct ResolvedText {
    let text: Text
    /// What the text is painted with.
    public var shading = Shading.foreground

    /// How large the text would be, in points. Nothing is laid out: no text takes any room.
    public func measure(in size: CGSize) -> CGSize { .zero }

    /// How far the first baseline is from the top, in points; 0, as nothing is laid out.
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }

    /// How far the last baseline is from the top, in points; 0, as nothing is laid out.
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }

  /// A picture that can be drawn.
  public struct ResolvedImage {
    let image: Image
    /// In points; nothing is laid out.
    public var size: CGSize { .zero }
    /// How far the baseline is from the top, in points.
    public let baseline: CGFloat = 0
    /// What a template is painted with.
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

extension GraphicsContext.Shading {
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      description: "conicGradient(\(gradient.stops.map { "\($0.color)" }.joined(separator: " ")))")
  }
}

extension GraphicsContext.Filter {
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter { .init(description: "contrast \(amount)") }
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    .init(description: "colorInvert \(amount)")
  }
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    .init(description: "colorMultiply \(color)")
  }
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    .init(description: "hueRotation \(angle.degrees)")
  }
}
