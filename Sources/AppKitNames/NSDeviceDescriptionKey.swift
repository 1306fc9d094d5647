#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Keys of `NSScreen.deviceDescription`, which has one entry here.
  public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key with that string, as `init(rawValue:)` makes it.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
#endif
