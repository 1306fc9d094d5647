#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// An AppKit view. The values it is given are kept; nothing is laid out or drawn.
  @MainActor @preconcurrency
  open class NSView: NSResponder, _LayoutItem {
    // NB: only a program itself posts them.
    public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChange")
    public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChange")

    /// A view whose bounds have the frame's size and begin at zero.
    ///
    /// - Parameter frameRect: the place in the superview, in points.
    public init(frame frameRect: NSRect) {
      frame = frameRect
      bounds = NSRect(origin: .zero, size: frameRect.size)
      super.init()
    }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    public convenience override init() { self.init(frame: .zero) }

    /// Points in the superview; a change leaves `bounds` alone and posts no notification.
    open var frame: NSRect
    /// Points in the view, from the initial frame's size. A clip view scrolls by the origin.
    open var bounds: NSRect
    /// False at first; hit testing finds hidden views too.
    open var isHidden = false
    /// Opacity, 1 at first, not clamped to 0...1.
    open var alphaValue: CGFloat = 1
    /// False at first; `layer` exists either way.
    open var wantsLayer = false
    /// A `CALayer` from the start; its frame and its sublayers do not follow the view.
    open var layer: CALayer? = CALayer()
    /// Nil at first; no pointer rests on the view.
    open var toolTip: String?
    /// Nil at first; no lookup or restoration uses it.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Always -1, unless a subclass overrides it.
    open var tag: Int { -1 }
    /// Empty at first; a superview's new size moves no subview.
    open var autoresizingMask: AutoresizingMask = []
    /// True at first; `resizeSubviews(withOldSize:)` is never called nevertheless.
    open var autoresizesSubviews = true
    /// True at first; `constraints` receives none from it.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// False at first; no layer is drawn into.
    open var canDrawSubviewsIntoLayer = false
    /// False at first; hit testing does not change with it.
    open var clipsToBounds = false
    /// True at first, yet a new frame posts none.
    open var postsFrameChangedNotifications = true
    /// True at first, yet scrolling a clip view posts none.
    open var postsBoundsChangedNotifications = true
    /// The value `default` at first; no ring is drawn.
    open var focusRingType = NSFocusRingType.default
    /// Nil at first; subviews do not inherit it.
    open var appearance: NSAppearance?
    /// The view's `appearance` or the light one, without a look at superview or window.
    open var effectiveAppearance: NSAppearance { appearance ?? .currentDrawing() }
    /// False, unless a subclass overrides it; no coordinate depends on it.
    open var isFlipped: Bool { false }
    /// False, unless a subclass overrides it; `mouseDownCanMoveWindow` is the opposite.
    open var isOpaque: Bool { false }
    /// False, unless a subclass overrides it; `updateLayer()` is not called either way.
    open var wantsUpdateLayer: Bool { false }
    /// False, unless a subclass overrides it; no effect view asks.
    open var allowsVibrancy: Bool { false }
    /// True as long as `isOpaque` is false; no pointer drags the window.
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    /// False at first; true stays, since no drawing pass clears it.
    open var needsDisplay = false
    /// False at first; `layoutSubtreeIfNeeded()` neither reads nor clears it.
    open var needsLayout = false
    /// False at first; true stays, since no update pass clears it.
    open var needsUpdateConstraints = false
    /// Always false: no person drags a window's edge.
    open var inLiveResize: Bool { false }
    /// No intrinsic metric (-1) in both directions, unless a subclass overrides it.
    open var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
    /// The frame's size in points; constraints are not solved.
    open var fittingSize: NSSize { frame.size }
    /// The whole `bounds`, even inside a scroll view.
    open var visibleRect: NSRect { bounds }
    public static let noIntrinsicMetric: CGFloat = -1
    /// One guide per view, made at the first use, without a frame.
    public private(set) lazy var safeAreaLayoutGuide = NSLayoutGuide()
    /// Always zero: no bar covers the view.
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

    /// Children from back to front, changed by `addSubview` and `removeFromSuperview()`.
    public private(set) var subviews: [NSView] = []
    /// The view that `addSubview` was called on; a weak reference.
    public private(set) weak var superview: NSView?
    /// Areas in the order of addition; no pointer enters them.
    public private(set) var trackingAreas: [NSTrackingArea] = []
    /// Recognizers in the order of addition; no event reaches them.
    public private(set) var gestureRecognizers: [NSGestureRecognizer] = []
    /// Rules from `addConstraint`, in order; activating a rule does not add it.
    public private(set) var constraints: [NSLayoutConstraint] = []
    weak var ownWindow: NSWindow?
    /// The window whose content view this is, or else the superview's window.
    open var window: NSWindow? { ownWindow ?? superview?.window }
    /// The nearest scroll view up the chain of superviews; nil without one.
    open var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }

    /// Moves the view here to the front, and calls the hooks of both.
    open func addSubview(_ view: NSView) {
      view.viewWillMove(toSuperview: self)
      view.removeFromSuperview()
      subviews.append(view)
      view.superview = self
      view.viewDidMoveToSuperview()
      didAddSubview(view)
    }
    /// Moves the view in front of the sibling or behind it; without a sibling, to one end.
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
      addSubview(view)
      guard let index = otherView.map({ subviews.firstIndex(of: $0) }) ?? (place == .below ? 0 : subviews.count - 1)
      else {
        return
      }
      subviews.removeLast()
      subviews.insert(view, at: min(subviews.count, place == .below ? index : index + 1))
    }
    /// Leaves the superview without a call of any hook.
    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }
    /// True for the view itself and for each view above it.
    open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// Empty, a hook for subclasses, called last by `addSubview`.
    open func didAddSubview(_ subview: NSView) {}
    /// Empty, a hook for subclasses, called first by `addSubview`.
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    /// Empty, a hook for subclasses; `removeFromSuperview()` does not call it.
    open func viewDidMoveToSuperview() {}

    // Never called: there is no screen to move to or to draw on.
    /// Empty, a hook for subclasses; no window calls it.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// Empty, a hook for subclasses, not even called when a window takes the view.
    open func viewDidMoveToWindow() {}
    /// Empty, a hook for subclasses; a new `appearance` does not cause it.
    open func viewDidChangeEffectiveAppearance() {}
    /// Empty, a hook for subclasses; the scale is always 2.
    open func viewDidChangeBackingProperties() {}
    /// Empty, a hook for subclasses; `inLiveResize` is always false.
    open func viewWillStartLiveResize() {}
    /// Empty, a hook for subclasses, as no resize by a person begins.
    open func viewDidEndLiveResize() {}
    /// Empty, a hook for subclasses; setting `isHidden` does not cause it.
    open func viewDidHide() {}
    /// Empty, a hook for subclasses; clearing `isHidden` does not cause it.
    open func viewDidUnhide() {}
    /// Empty, a hook for subclasses, since no layout pass runs.
    open func layout() {}
    /// Empty, a hook for subclasses, since no graphics context exists.
    open func draw(_ dirtyRect: NSRect) {}
    /// Empty, a hook for subclasses; no drawing pass reaches the layer.
    open func updateLayer() {}
    /// Empty, a hook for subclasses; `needsUpdateConstraints` does not cause it.
    open func updateConstraints() {}
    /// Empty, a hook for subclasses; a new frame does not cause it.
    open func updateTrackingAreas() {}
    /// Empty, a hook for subclasses; no window collects cursor rectangles.
    open func resetCursorRects() {}
    /// Empty, a hook for subclasses; a new frame does not cause it.
    open func resizeSubviews(withOldSize oldSize: NSSize) {}
    /// False, unless a subclass overrides it; no click asks.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    /// Returns the view's own `menu`, whatever the event.
    open func menu(for event: NSEvent) -> NSMenu? { menu }

    /// Changes the size of `frame` in points, and leaves `bounds` alone.
    open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
    /// Changes the origin of `frame`, in points of the superview.
    open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
    /// Changes the size of `bounds`, and scales no subview.
    open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
    /// No effect, not even on `needsDisplay`.
    open func setNeedsDisplay(_ invalidRect: NSRect) {}
    /// No effect: `draw(_:)` is not called.
    open func display() {}
    /// No effect: `layout()` is not called.
    open func layoutSubtreeIfNeeded() {}
    /// No effect: no layout has read the size.
    open func invalidateIntrinsicContentSize() {}
    /// No effect: the rectangle and the cursor are dropped.
    open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
    /// No effect, as no rectangle was kept.
    open func discardCursorRects() {}
    /// No effect: an enclosing clip view keeps its origin.
    open func scroll(_ point: NSPoint) {}
    /// Always false: no enclosing clip view moves.
    @discardableResult
    open func scrollToVisible(_ rect: NSRect) -> Bool { false }
    /// The view itself if its `bounds` contain the point, without a search in subviews.
    open func hitTest(_ point: NSPoint) -> NSView? { bounds.contains(point) ? self : nil }
    /// True if the rectangle contains the point; flipping is not considered.
    open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
    /// Appends to `trackingAreas`, duplicates included.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    /// Drops the area by identity; an unknown one has no effect.
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
    /// Appends to `gestureRecognizers`, duplicates included.
    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
      gestureRecognizers.append(gestureRecognizer)
    }
    /// Appends the rule, and leaves its `isActive` alone.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    /// Appends the rules in order, and leaves their `isActive` alone.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    /// No effect: the priority is not kept.
    open func setContentHuggingPriority(
      _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    /// No effect: the priority is not kept, in either direction.
    open func setContentCompressionResistancePriority(
      _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) {}
    /// No effect: the types are not kept and no drag arrives.
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
    /// No effect: the label is not kept, and no screen reader speaks it.
    open func setAccessibilityLabel(_ accessibilityLabel: String?) {}
    /// No effect: the string is not kept, so that a test cannot find the view by it.
    open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
    /// No effect: the flag is not kept.
    open func setAccessibilityElement(_ accessibilityElement: Bool) {}
  }

  extension NSView {
    /// Sides that grow with the superview, as AppKit's bits; no view is resized by them.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let minXMargin = AutoresizingMask(rawValue: 1)
      public static let width = AutoresizingMask(rawValue: 2)
      public static let maxXMargin = AutoresizingMask(rawValue: 4)
      public static let minYMargin = AutoresizingMask(rawValue: 8)
      public static let height = AutoresizingMask(rawValue: 16)
      public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    // NB: without the positions of views on a screen, a point is where it is in every view.
    /// Returns the point unchanged, since no view has a position on a screen.
    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point }
    /// Returns the point unchanged, even from a view in another window.
    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
    /// Returns the rectangle unchanged, origin and size.
    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect }
    /// Returns the rectangle unchanged, also between a view and its superview.
    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect { rect }

    /// Returns the view itself: changes apply at once.
    public func animator() -> Self { self }
  }
#endif
