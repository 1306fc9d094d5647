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

    /// Held weakly, and told of opening and closing.
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
    /// Kept, zero at first; nothing is laid out.
    public var positioningRect = NSRect.zero
    /// Kept and false at first; nothing is laid out.
    public var hasFullSizeContent = false
    /// Always false: no person drags the popover.
    public var isDetached: Bool { false }
    /// The appearance, or else the app's.
    public var effectiveAppearance: NSAppearance { appearance ?? NSApplication.shared.effectiveAppearance }
    /// Why a popover closed, under the key `closeReasonUserInfoKey`.
    public struct CloseReason: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let standard = CloseReason(rawValue: "NSPopoverCloseReasonStandard")
      public static let detachToWindow = CloseReason(rawValue: "NSPopoverCloseReasonDetachToWindow")
    }
    public nonisolated static let closeReasonUserInfoKey = "NSPopoverCloseReasonKey"
    private func notify(_ tell: (any NSPopoverDelegate) -> (Notification) -> Void, _ name: Notification.Name) {
      if let delegate { tell(delegate)(Notification(name: name, object: self)) }
    }
    /// Keeps the rectangle, sets `isShown` and tells the delegate; view and edge have no effect.
    open func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
      self.positioningRect = positioningRect
      if isShown { return }
      notify({ $0.popoverWillShow }, Self.willShowNotification)
      isShown = true
      notify({ $0.popoverDidShow }, Self.didShowNotification)
    }
    /// Sets `isShown` and tells the delegate.
    open func show(relativeTo toolbarItem: NSToolbarItem) {
      show(relativeTo: .zero, of: toolbarItem.view ?? NSView(), preferredEdge: .minY)
    }
    /// Clears `isShown` at once, and tells the delegate.
    open func close() {
      guard isShown else { return }
      notify({ $0.popoverWillClose }, Self.willCloseNotification)
      isShown = false
      notify({ $0.popoverDidClose }, Self.didCloseNotification)
    }
    /// Closes, unless the delegate's `popoverShouldClose(_:)` returns false.
    open func performClose(_ sender: Any?) { if delegate?.popoverShouldClose(self) != false { close() } }
  }
#endif
