@_spi(AppleNames) import ViewEngine

extension ImageRenderer {
  public var cgImage: CGImage? { nil }
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}
