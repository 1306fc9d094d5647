#if !canImport(Darwin)
  public import Foundation

  extension NSCoder {
    /// The numbers in braces, as `NSStringFromRect` writes them.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// The rectangle of numbers in braces; zero for another text.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    /// The numbers of a text in braces; zero for another text.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// The numbers of a text in braces; zero for another text.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
  }
  /// The numbers in braces.
  public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
  /// The numbers in braces.
  public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
  /// The numbers in braces.
  public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
#endif
