/// The screen: 1440 by 900 points, with two pixels to a point. Our choice: a process has none.
@MainActor @preconcurrency
public final class NSScreen: nonisolated Hashable {
  public static let main: NSScreen? = only
  public static let screens = [only]
  private static let only = NSScreen()
  public let frame = NSRect(x: 0, y: 0, width: 1440, height: 900)
  public let visibleFrame = NSRect(x: 0, y: 0, width: 1440, height: 875)
  public let backingScaleFactor: CGFloat = 2
  public let localizedName = "Screen"
  public let safeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public let auxiliaryTopLeftArea: NSRect? = nil
  public let auxiliaryTopRightArea: NSRect? = nil
  public let maximumFramesPerSecond = 60
  public nonisolated static func == (one: NSScreen, other: NSScreen) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
