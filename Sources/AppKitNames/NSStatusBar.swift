#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The right side of the menu bar. The bar keeps no list; the program holds its items.
  @MainActor @preconcurrency
  public final class NSStatusBar {
    public static let system = NSStatusBar()
    /// Always 22 points, our choice.
    public let thickness: CGFloat = 22
    /// Returns a new visible item of that length, which the bar does not keep.
    public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
    /// Makes the item invisible; the bar has no list to drop it from.
    public func removeStatusItem(_ item: NSStatusItem) { item.isVisible = false }
  }
#endif
