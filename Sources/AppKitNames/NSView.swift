#if !canImport(Darwin)
  public import KitNames

  /// An AppKit view. The values it is given are kept; nothing is laid out or drawn.
  @MainActor @preconcurrency
  open class NSView: _ViewSettings, _LayoutItem {
    // Only a program itself posts them.
    public nonisolated static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChange")
    public nonisolated static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChange")

    /// A view whose bounds have the frame's size and begin at zero.
    ///
    /// - Parameter frameRect: the place in the superview, in points.
    public init(frame frameRect: NSRect) {
      keptFrame = frameRect
      bounds = NSRect(origin: .zero, size: frameRect.size)
      super.init()
    }
    /// Always nil: no archive is read.
    public required init?(coder: NSCoder) { return nil }
    public convenience override init() { self.init(frame: .zero) }

    private var keptFrame: NSRect
    /// Points in the superview; a change calls both setters of its parts and posts no notification.
    open var frame: NSRect {
      get { keptFrame }
      set {
        setFrameOrigin(newValue.origin)
        setFrameSize(newValue.size)
      }
    }
    /// Points in the view, with the frame's size unless a program scales it. A clip view scrolls by the origin.
    open var bounds: NSRect
    /// False at first; hit testing skips a hidden view with all inside.
    open var isHidden = false
    /// Opacity, 1 at first, not clamped to 0...1.
    open var alphaValue: CGFloat = 1
    /// False at first; true makes the `layer`, and false drops it.
    open var wantsLayer = false {
      didSet {
        // A layer that a program has set before is the one to host.
        if wantsLayer != oldValue { layer = wantsLayer ? layer ?? makeBackingLayer() : nil }
      }
    }
    /// Nil until `wantsLayer` is true or a program sets one. Its frame and sublayers do not follow the view.
    open var layer: CALayer?
    /// Returns a plain `CALayer`, unless a subclass overrides it; `wantsLayer` calls it.
    open func makeBackingLayer() -> CALayer { CALayer() }
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
    /// The nearest `appearance` of the view, its superviews, the window or the app; else the light one.
    open var effectiveAppearance: NSAppearance {
      appearance ?? superview?.effectiveAppearance ?? ownWindow?.effectiveAppearance
        ?? NSApplication.shared.effectiveAppearance
    }
    /// False, unless a subclass overrides it; true puts the origin of the coordinates at the top.
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
    public private(set) lazy var safeAreaLayoutGuide = NSLayoutGuide(of: self)
    /// Always zero: no bar covers the view.
    open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }

    /// Children from back to front, changed by `addSubview` and `removeFromSuperview()`.
    public private(set) var subviews: [NSView] = []
    /// The view that `addSubview` was called on; a weak reference.
    public private(set) weak var superview: NSView?
    /// The controller of a root view, which is the next responder in place of the superview.
    weak var controller: NSViewController? { didSet { updateNextResponder() } }
    /// Areas in the order of addition; no pointer enters them.
    public private(set) var trackingAreas: [NSTrackingArea] = []
    /// Recognizers in the order of addition; no event reaches them.
    public private(set) var gestureRecognizers: [NSGestureRecognizer] = []
    /// Active rules between the view and those inside it, oldest first.
    public package(set) var constraints: [NSLayoutConstraint] = []
    private weak var ownWindow: NSWindow?
    /// The window whose content view this is, or else the superview's window.
    open var window: NSWindow? { ownWindow ?? superview?.window }
    /// The nearest scroll view up the chain of superviews; nil without one.
    open var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }

    /// Moves the view here to the front; a new child hears of its superview and of a new window.
    open func addSubview(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }
    /// Moves the view in front of the sibling or behind it; without that sibling, to the front or the back.
    open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
      view.move(to: self, in: nil) { siblings in
        let index = otherView.flatMap { siblings.firstIndex(of: $0) }
        return place == .below ? index ?? 0 : (index ?? siblings.count - 1) + 1
      }
    }
    /// Leaves the superview, or the window of a content view, and calls the hooks; no effect without either.
    open func removeFromSuperview() { move(to: nil, in: nil) }
    /// Becomes a window's content view.
    func move(toContentOf window: NSWindow) { move(to: nil, in: window) }

    /// Moves the view to a superview, to the top of a window, or out of both. `index` gets the new siblings.
    private func move(to parent: NSView?, in top: NSWindow?, at index: ([NSView]) -> Int = { _ in 0 }) {
      precondition(parent?.isDescendant(of: self) != true, "addSubview: a view cannot be inside itself")
      let (former, formerWindow, window) = (superview, window, parent?.window ?? top)
      if former !== parent || formerWindow !== window {
        if ownWindow !== top { ownWindow?.forget(self) }
        former?.willRemoveSubview(self)
        if former !== parent { dropRules(of: former) }
        if formerWindow !== window {
          forEachInside { $0.viewWillMove(toWindow: window) }
          // As in AppKit, a window takes the focus from what leaves it.
          if let first = formerWindow?.firstResponder as? NSView, first.isDescendant(of: self) {
            formerWindow?.makeFirstResponder(nil)
          }
        }
        if former !== parent { viewWillMove(toSuperview: parent) }
      }
      former?.subviews.removeAll { $0 === self }
      (superview, ownWindow) = (parent, top)
      if let parent { parent.subviews.insert(self, at: index(parent.subviews)) }
      updateNextResponder()
      if formerWindow !== window { forEachInside { $0.viewDidMoveToWindow() } }
      guard former !== parent else { return }
      viewDidMoveToSuperview()
      parent?.didAddSubview(self)
    }
    private func forEachInside(_ body: (NSView) -> Void) {
      body(self)
      for view in subviews { view.forEachInside(body) }
    }
    private func updateNextResponder() {
      let container: NSResponder? = superview ?? ownWindow
      controller?.nextResponder = container
      nextResponder = controller ?? container
    }
    /// True for the view itself and for each view above it.
    open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
    /// Empty, a hook for subclasses, called last when a view becomes a child.
    open func didAddSubview(_ subview: NSView) {}
    /// Empty, a hook for subclasses, called before a child leaves, also for a new superview.
    open func willRemoveSubview(_ subview: NSView) {}
    /// Empty, a hook for subclasses, called before the superview changes, with nil before removal.
    open func viewWillMove(toSuperview newSuperview: NSView?) {}
    /// Empty, a hook for subclasses, called after the superview changed, also after removal.
    open func viewDidMoveToSuperview() {}
    /// Empty, a hook for subclasses, called before the window changes, also for views deeper inside.
    open func viewWillMove(toWindow newWindow: NSWindow?) {}
    /// Empty, a hook for subclasses, called after the window changed, also for views deeper inside.
    open func viewDidMoveToWindow() {}

    // Never called: there is no screen to draw on.
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
    /// Returns the view's own `menu` for every event.
    open func menu(for event: NSEvent) -> NSMenu? { menu }

    /// Changes the size of `frame`; `bounds` follows, with the scale that a program gave it.
    open func setFrameSize(_ newSize: NSSize) {
      bounds.size = NSSize(
        width: Self.scaled(bounds.width, from: keptFrame.width, to: newSize.width),
        height: Self.scaled(bounds.height, from: keptFrame.height, to: newSize.height))
      keptFrame.size = newSize
    }
    private static func scaled(_ length: CGFloat, from old: CGFloat, to new: CGFloat) -> CGFloat {
      length == old || old == 0 ? new : length * new / old
    }
    /// Changes the origin of `frame`, in points of the superview.
    open func setFrameOrigin(_ newOrigin: NSPoint) { keptFrame.origin = newOrigin }
    /// Changes the size of `bounds`, which scales the coordinates; `frame` stays.
    open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
    /// No effect, not even on `needsDisplay`.
    open func setNeedsDisplay(_ invalidRect: NSRect) {}
    /// No effect: `draw(_:)` is not called.
    open func display() {}
    /// No effect: `draw(_:)` is not called.
    open func display(_ rect: NSRect) {}
    /// No effect: `draw(_:)` is not called.
    open func displayIfNeeded() {}
    /// No effect: `layout()` is not called.
    open func layoutSubtreeIfNeeded() {}
    /// The view itself or the first inside with that tag; nil without one.
    open func viewWithTag(_ tag: Int) -> NSView? {
      self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// Puts the new view in the place of the old one; ignores a view of a different superview.
    open func replaceSubview(_ oldView: NSView, with newView: NSView) {
      guard oldView.superview === self else { return }
      addSubview(newView, positioned: .above, relativeTo: oldView)
      oldView.removeFromSuperview()
    }
    /// Orders the children from back to front by the comparison.
    open func sortSubviews(
      _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult, context: UnsafeMutableRawPointer?
    ) { subviews.sort { compare($0, $1, context) == .orderedAscending } }
    /// True if the view or one above it is hidden.
    open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
    /// No effect: no layout has read the size.
    open func invalidateIntrinsicContentSize() {}
    /// No effect: the rectangle and the cursor are dropped.
    open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
    /// No effect, as no rectangle was kept.
    open func discardCursorRects() {}
    /// Moves the nearest clip view so that the point becomes its origin; no effect without one.
    open func scroll(_ point: NSPoint) {
      if let clip = enclosingClipView { clip.scroll(to: convert(point, to: clip)) }
    }
    /// Moves the nearest clip view, just as far as needed to show the rectangle; false if it stays.
    @discardableResult
    open func scrollToVisible(_ rect: NSRect) -> Bool {
      guard let clip = enclosingClipView else { return false }
      let origin = clip.bounds.origin(showing: convert(rect, to: clip))
      if origin == clip.bounds.origin { return false }
      clip.scroll(to: origin)
      return true
    }
    private var enclosingClipView: NSClipView? {
      superview as? NSClipView ?? superview?.enclosingClipView
    }
    /// The deepest visible view at the point, frontmost first; nil outside.
    ///
    /// - Parameter point: in the coordinates of the superview.
    open func hitTest(_ point: NSPoint) -> NSView? {
      let inner = point.applying(transformToSuperview.inverted())
      guard !isHidden, isMousePoint(inner, in: bounds) else { return nil }
      return subviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
    }
    /// True if the rectangle contains the point; flipping is not considered.
    open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
    /// Appends to `trackingAreas`, duplicates included.
    open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
    /// Drops the area by identity; an unknown one has no effect.
    open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
    /// Moves the recognizer here from its former view; a second time has no effect.
    open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
      if gestureRecognizer.view === self { return }
      gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
      gestureRecognizers.append(gestureRecognizer)
      gestureRecognizer.view = self
    }
    /// Removes the recognizer and clears its `view`; ignores one of another view.
    open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
      guard gestureRecognizer.view === self else { return }
      gestureRecognizers.removeAll { $0 === gestureRecognizer }
      gestureRecognizer.view = nil
    }
    /// Activates the rule as one of this view; one that is active somewhere stays there.
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
    /// Activates the rules in order as rules of this view.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for rule in constraints { addConstraint(rule) } }
    /// Deactivates the rule; ignores one of another view.
    open func removeConstraint(_ constraint: NSLayoutConstraint) {
      if constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
    }
    /// Deactivates those of the rules that the view holds.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for rule in constraints { removeConstraint(rule) }
    }
    /// The types that the view registered, empty at first; no drag arrives.
    public private(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []
    /// Empties `registeredDraggedTypes`.
    open func unregisterDraggedTypes() { registeredDraggedTypes = [] }
    /// Keeps the types in `registeredDraggedTypes`.
    open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) { registeredDraggedTypes = newTypes }
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

    /// Maps points of the view to points of the superview, or of the window for a content view.
    private var transformToSuperview: CGAffineTransform {
      let isMirrored = isFlipped != (superview?.isFlipped ?? false)
      let scale = NSPoint(
        x: bounds.width == 0 ? 1 : frame.width / bounds.width,
        y: (bounds.height == 0 ? 1 : frame.height / bounds.height) * (isMirrored ? -1 : 1))
      return CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
        .concatenating(CGAffineTransform(translationX: frame.minX, y: isMirrored ? frame.maxY : frame.minY))
    }
    private var transformToWindow: CGAffineTransform {
      superview.map { transformToSuperview.concatenating($0.transformToWindow) } ?? transformToSuperview
    }
    private func transform(to view: NSView?) -> CGAffineTransform {
      transformToWindow.concatenating((view?.transformToWindow ?? .identity).inverted())
    }
    /// Converts by the frames, bounds and flips in between; nil means the window.
    public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point.applying(transform(to: view)) }
    /// Converts in the other direction, from that view, or from the window for nil.
    public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
      point.applying(transform(to: view).inverted())
    }
    /// Converts the corners and returns the upright rectangle around them.
    public func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect.applying(transform(to: view)) }
    /// Converts the corners from that view, or from the window for nil.
    public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
      rect.applying(transform(to: view).inverted())
    }

    /// Returns the view itself: changes apply at once.
    public func animator() -> Self { self }
  }

  extension NSView: RuleHolder {
    package var ruleSuperholder: (any RuleHolder)? { superview }
  }
#endif
