#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Keys of `NSScreen.deviceDescription`, of which the screen has one here.
  public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key with that string, as `init(rawValue:)` makes it.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    public static let colorSpaceName = NSDeviceDescriptionKey("NSDeviceColorSpaceName")
    public static let bitsPerSample = NSDeviceDescriptionKey("NSDeviceBitsPerSample")
    public static let isScreen = NSDeviceDescriptionKey("NSDeviceIsScreen")
    public static let isPrinter = NSDeviceDescriptionKey("NSDeviceIsPrinter")
    public static let size = NSDeviceDescriptionKey("NSDeviceSize")
  }
#endif
