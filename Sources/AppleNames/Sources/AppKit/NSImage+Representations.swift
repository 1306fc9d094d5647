extension NSImage {
  public convenience init(cgImage: CGImage, size: CGSize) {
    self.init(size: size == .zero ? CGSize(width: cgImage.width, height: cgImage.height) : size)
  }
  /// A picture of that size with nothing in it; the closure never runs.
  public convenience init(
    size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (CGRect) -> Bool
  ) { self.init(size: size) }
  public var isValid: Bool { true }
  public var tiffRepresentation: Data? { nil }
  public func lockFocus() {}
  public func unlockFocus() {}
  public func draw(in rect: CGRect) {}
  public func draw(
    at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {}
  public func draw(in rect: CGRect, from fromRect: CGRect, operation op: NSCompositingOperation, fraction: CGFloat) {}
  public final class SymbolConfiguration: NSObject, Sendable {
    private override init() {}
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight, scale: Scale) { self.init() }
    public convenience init(scale: Scale) { self.init() }
    public convenience init(hierarchicalColor: NSColor) { self.init() }
    public convenience init(paletteColors: [NSColor]) { self.init() }
    public convenience init(textStyle style: NSFont.TextStyle) { self.init() }
    public convenience init(textStyle style: NSFont.TextStyle, scale: Scale) { self.init() }
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration { self }
  }
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }
}
