public import Foundation

/// A maker of pictures of a view. The engine draws nothing, so there is never a picture, as if drawing had failed.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View> {
  /// Kept, without evaluation of its body; a test can pass it to `ViewHost`.
  public var content: Content
  /// The size that would be proposed to the view; kept.
  public var proposedSize = ProposedViewSize.unspecified
  /// Pixels to a point, 1 at first; kept.
  public var scale: CGFloat = 1
  /// False at first; kept.
  public var isOpaque = false
  /// The value `nonLinear` at first; kept.
  public var colorMode = ColorRenderingMode.nonLinear

  /// Keeps the view.
  public init(content: Content) { self.content = content }
}
