#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An entry of the menu bar, made by `NSStatusBar.statusItem(withLength:)`.
  @MainActor @preconcurrency
  public final class NSStatusItem {
    public nonisolated static let variableLength: CGFloat = -1
    public nonisolated static let squareLength: CGFloat = -2
    init(_ length: CGFloat) { self.length = length }
    /// Points, or -1 for variable and -2 for square; the button's frame does not follow.
    public var length: CGFloat
    /// True at first; `NSStatusBar.removeStatusItem(_:)` clears it.
    public var isVisible = true
    /// Nil at first; no click opens it.
    public var menu: NSMenu?
    /// Nil at first; no defaults store the position.
    public var autosaveName: String?
    /// A plain button with a zero frame; never nil.
    public let button: NSStatusBarButton? = NSStatusBarButton()
  }
#endif
