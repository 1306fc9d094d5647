#if !canImport(Darwin)
  extension NSParagraphStyle {
    /// A set of ways to break lines; no line breaks.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let pushOut = LineBreakStrategy(rawValue: 1)
      public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
      public static let standard = LineBreakStrategy(rawValue: 0xffff)
    }
  }
#endif
