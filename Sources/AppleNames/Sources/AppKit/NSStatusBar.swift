/// The right side of the menu bar. The bar keeps no list; the program holds its items.
@MainActor @preconcurrency
public final class NSStatusBar {
  public static let system = NSStatusBar()
  public let thickness: CGFloat = 22
  public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem(length) }
  public func removeStatusItem(_ item: NSStatusItem) { item.isVisible = false }
}
