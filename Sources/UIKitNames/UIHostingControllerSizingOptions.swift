#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Ways to pass a hosted view's size on; kept by the controller without effect.
  public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
  }
#endif
