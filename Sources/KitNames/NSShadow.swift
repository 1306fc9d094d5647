#if !canImport(Darwin)
  public import Foundation

  /// A shadow of text, as three values; no renderer blurs it.
  public final class NSShadow: NSObject {
    /// Points in both directions, zero at first; no renderer moves a shadow.
    public var shadowOffset = CGSize.zero
    /// Points, 0 at first for a sharp edge.
    public var shadowBlurRadius: CGFloat = 0
    /// An object such as `NSColor` or `UIColor`, nil at first.
    public var shadowColor: Any?
  }
#endif
