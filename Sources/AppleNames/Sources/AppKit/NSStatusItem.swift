/// An entry of the menu bar, made by `NSStatusBar.statusItem(withLength:)`.
@MainActor @preconcurrency
public final class NSStatusItem {
  public nonisolated static let variableLength: CGFloat = -1
  public nonisolated static let squareLength: CGFloat = -2
  init(_ length: CGFloat) { self.length = length }
  public var length: CGFloat
  public var isVisible = true
  public var menu: NSMenu?
  public var autosaveName: String?
  public let button: NSStatusBarButton? = NSStatusBarButton()
}
