#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A place to draw, of which there is none.
  public final class NSGraphicsContext {
    private init() {}
    /// Always nil.
    public static var current: NSGraphicsContext? {
      get { nil }
      set {}
    }
    /// Does nothing.
    public static func saveGraphicsState() {}
    /// Does nothing.
    public static func restoreGraphicsState() {}
    /// Kept; no picture is scaled.
    public var imageInterpolation = NSImageInterpolation.default
    /// A context of no size.
    public var cgContext: CGContext { CGContext(size: .zero) }
    /// Does nothing.
    public func saveGraphicsState() {}
    /// Does nothing.
    public func restoreGraphicsState() {}
  }

  /// The care that a picture is scaled with; none is.
  public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, medium, high }

  extension CGRect {
    /// Does nothing: there is no drawing context.
    public func fill() {}
    /// Does nothing: there is no drawing context.
    public func clip() {}
  }
#endif
