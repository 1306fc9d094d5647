#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  extension Path {
    /// The smallest rectangle around the outline, without points that only steer curves; null without points.
    public var boundingRect: CGRect { cgPath.boundingBoxOfPath }
  }

  extension CGPoint {
    /// As on Apple's systems: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize {
    /// As on Apple's systems: `(1.0, 2.0)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect {
    /// As on Apple's systems: `(1.0, 2.0, 3.0, 4.0)`.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
  }
#endif
