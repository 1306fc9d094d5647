#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension ImageRenderer {
    /// Always nil.
    public var cgImage: CGImage? { nil }
    /// Does nothing: the closure does not run.
    ///
    /// - Parameters:
    ///   - rasterizationScale: pixels to a point; not used.
    ///   - renderer: receives a size and the code that draws; never called.
    public func render(rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void) {}
  }
#endif
