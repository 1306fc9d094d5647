#if !canImport(Darwin)
  public import Foundation

  /// A stop in a line, compared by value; no text is laid out with it.
  open class NSTextTab: NSObject, @unchecked Sendable {
    /// The name of an option.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }
    public let alignment: NSTextAlignment
    /// Points from the start of the line.
    public let location: CGFloat
    public let options: [OptionKey: Any]
    /// Keeps all arguments.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
      (self.alignment, location, self.options) = (alignment, loc, options)
    }
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? NSTextTab else { return false }
      return alignment == other.alignment && location == other.location
    }
    public override var hash: Int { location.hashValue }
  }

  extension NSParagraphStyle {
    /// Ways to break lines, as the system's bits; no text is laid out.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let pushOut = LineBreakStrategy(rawValue: 1)
      public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
      public static let standard = LineBreakStrategy(rawValue: 0xffff)
    }
    /// Always natural: no language is known.
    public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection { .natural }
  }
#endif
