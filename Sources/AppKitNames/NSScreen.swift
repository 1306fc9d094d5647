#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The screen: 1440 by 900 points, with two pixels to a point. Our choice: a process has none.
  @MainActor @preconcurrency
  public final class NSScreen: nonisolated Hashable {
    public static let main: NSScreen? = only
    public static let screens = [only]
    private static let only = NSScreen()

    /// The whole area, 1440 by 900 points from the origin.
    public let frame = NSRect(x: 0, y: 0, width: 1440, height: 900)
    /// The area without the menu bar, 1440 by 875 points.
    public let visibleFrame = NSRect(x: 0, y: 0, width: 1440, height: 875)
    /// Always 2 pixels to a point, our choice.
    public let backingScaleFactor: CGFloat = 2
    /// Always "Screen", in every language.
    public let localizedName = "Screen"
    /// Always zero: no camera housing covers the top.
    public let safeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    /// Always nil, as no camera housing divides the top.
    public let auxiliaryTopLeftArea: NSRect? = nil
    /// Always nil, the same as on the left side.
    public let auxiliaryTopRightArea: NSRect? = nil
    /// Always 60, our choice; no frame is drawn.
    public let maximumFramesPerSecond = 60
    /// One entry: the key "NSScreenNumber" has the number 1.
    public let deviceDescription: [NSDeviceDescriptionKey: Any] = [NSDeviceDescriptionKey("NSScreenNumber"): UInt32(1)]

    public nonisolated static func == (one: NSScreen, other: NSScreen) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
#endif
