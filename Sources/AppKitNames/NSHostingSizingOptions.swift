#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Sizes that a hosting view would derive from its content, as bits.
  public struct NSHostingSizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
  }
#endif
