#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A popover, off screen: only its flags and its content change.
  @MainActor @preconcurrency
  open class NSPopover: NSResponder {
    // Only a program itself posts them.
    public nonisolated static let willShowNotification = Notification.Name("NSPopoverWillShow")
    public nonisolated static let didShowNotification = Notification.Name("NSPopoverDidShow")
    public nonisolated static let willCloseNotification = Notification.Name("NSPopoverWillClose")
    public nonisolated static let didCloseNotification = Notification.Name("NSPopoverDidClose")

    /// Held weakly; the popover calls no method on it.
    public weak var delegate: (any NSPopoverDelegate)?
    /// Nil at first; no window is made.
    public var appearance: NSAppearance?
    /// Ways of closing, numbered from 0; no click outside ever arrives.
    public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
    /// The value `applicationDefined` at first; only `close()` closes the popover.
    public var behavior = Behavior.applicationDefined
    /// Nil at first; showing the popover does not load its view.
    public var contentViewController: NSViewController?
    /// Zero points at first; the controller's preferred size does not change it.
    public var contentSize = NSSize.zero
    /// True at first; opening and closing take no time.
    public var animates = true
    /// True between `show(relativeTo:of:preferredEdge:)` and `close()`.
    public private(set) var isShown = false
    /// Sets `isShown`; rectangle, view and edge have no effect.
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
      isShown = true
    }
    /// Clears `isShown` at once.
    open func close() { isShown = false }
    /// The same as `close()`: no delegate is asked.
    open func performClose(_ sender: Any?) { close() }
  }
#endif
