@_spi(AppleNames) import ViewEngine

/// A maker of pictures of a view. The engine draws nothing, so there is never a picture, as if drawing had failed.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View> {
  /// Kept, without evaluation of its body; a test can pass it to `ViewHost`.
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear
  public var cgImage: CGImage? { nil }
  public init(content: Content) { self.content = content }
  public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
}
