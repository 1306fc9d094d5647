#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A name of a view, a window or a menu item; no lookup uses it.
  public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier with that string, as `init(rawValue:)` makes it.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
#endif
