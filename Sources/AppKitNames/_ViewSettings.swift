#if !canImport(Darwin)
  public import KitNames

  /// The settings and hooks of a view that have no effect on the others.
  @MainActor @preconcurrency
  open class _ViewSettings: NSResponder {
    // Kept; nothing is drawn.
    open var shadow: NSShadow?
    open var layerContentsRedrawPolicy = NSView.LayerContentsRedrawPolicy.duringViewResize
    open var layerContentsPlacement = NSView.LayerContentsPlacement.scaleAxesIndependently
    open var layerUsesCoreImageFilters = false
    open var compositingFilter: Any?
    open var backgroundFilters: [Any] = []
    open var contentFilters: [Any] = []
    open var canDrawConcurrently = false
    open var usesThreadedAnimation = false
    open var wantsBestResolutionOpenGLSurface = false
    open var wantsExtendedDynamicRangeOpenGLSurface = false
    open var frameRotation: CGFloat = 0
    open var frameCenterRotation: CGFloat = 0
    open var boundsRotation: CGFloat = 0
    open var preparedContentRect = NSRect.zero
    open var prefersCompactControlSizeMetrics = false
    // Kept; no event arrives, and nothing is laid out.
    open var acceptsTouchEvents = false
    open var wantsRestingTouches = false
    open var allowedTouchTypes: NSTouch.TouchTypeMask = [.indirect]
    open var additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    open var pressureConfiguration: Any?
    open var writingToolsCoordinator: AnyObject?
    open var isHorizontalContentSizeConstraintActive = true
    open var isVerticalContentSizeConstraintActive = true
    /// Kept, nil at first; a weak reference. No key moves the focus.
    open weak var nextKeyView: NSView?
    /// Always nil: no view knows the ones before it.
    open var previousKeyView: NSView? { nil }
    /// The same as `nextKeyView`.
    open var nextValidKeyView: NSView? { nextKeyView }
    /// False, unless a subclass overrides it.
    open var canBecomeKeyView: Bool { acceptsFirstResponder }
    open var needsPanelToBecomeKey: Bool { false }
    open var wantsDefaultClipping: Bool { true }
    open var isDrawingFindIndicator: Bool { false }
    open var isInFullScreenMode: Bool { false }
    open var isRotatedFromBase: Bool { false }
    open var isRotatedOrScaledFromBase: Bool { false }
    open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    open var baselineOffsetFromBottom: CGFloat { 0 }
    open var firstBaselineOffsetFromTop: CGFloat { 0 }
    open var lastBaselineOffsetFromBottom: CGFloat { 0 }
    open var hasAmbiguousLayout: Bool { false }
    open var focusRingMaskBounds: NSRect { .zero }
    open var pageHeader: NSAttributedString { NSAttributedString(string: "") }
    open var pageFooter: NSAttributedString { NSAttributedString(string: "") }
    open class var requiresConstraintBasedLayout: Bool { false }
    open class var isCompatibleWithResponsiveScrolling: Bool { true }
    open class var defaultFocusRingType: NSFocusRingType { .exterior }
    open class var defaultMenu: NSMenu? { nil }
    open class var focusView: NSView? { nil }
    /// The rectangle unchanged, unless a subclass overrides it.
    open func alignmentRect(forFrame frame: NSRect) -> NSRect { frame }
    open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect { alignmentRect }
    open func centerScanRect(_ rect: NSRect) -> NSRect { rect.integral }
    open func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect { rect.integral }
    open func adjustScroll(_ newVisible: NSRect) -> NSRect { newVisible }
    /// False, unless a subclass overrides it.
    open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
    open func autoscroll(with event: NSEvent) -> Bool { false }
    open func canDraw() -> Bool { false }
    open func needsToDraw(_ rect: NSRect) -> Bool { false }
    // Empty, hooks for subclasses: nothing is drawn, laid out or reused.
    open func viewWillDraw() {}
    open func drawFocusRingMask() {}
    open func noteFocusRingMaskChanged() {}
    open func prepareForReuse() {}
    open func prepareContent(in rect: NSRect) {}
    open func updateConstraintsForSubtreeIfNeeded() {}
    open func resize(withOldSuperviewSize oldSize: NSSize) {}
    open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
    open func didCloseMenu(_ menu: NSMenu, with event: NSEvent) {}
    open func reflectScrolledClipView(_ clipView: NSClipView) {}
    open func setKeyboardFocusRingNeedsDisplay(_ rect: NSRect) {}
    open func lockFocus() {}
    open func unlockFocus() {}
    open func beginDocument() {}
    open func endDocument() {}
    open func printView(_ sender: Any?) {}
    open func exerciseAmbiguityInLayout() {}
    /// Always nil: no view has pixels.
    open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { nil }
    open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
    /// Always empty: no view has pixels.
    open func dataWithPDF(inside rect: NSRect) -> Data { Data() }
    open func dataWithEPS(inside rect: NSRect) -> Data { Data() }
    /// Returns 0; the tool tip is dropped.
    @discardableResult
    open func addToolTip(_ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?) -> Int { 0 }
    open func removeToolTip(_ tag: Int) {}
    open func removeAllToolTips() {}
    /// Returns false: no screen is covered.
    @discardableResult
    open func enterFullScreenMode(_ screen: NSScreen, withOptions options: [NSView.FullScreenModeOptionKey: Any]? = nil)
      -> Bool
    { false }
    open func exitFullScreenMode(options: [NSView.FullScreenModeOptionKey: Any]? = nil) {}

    private var priorities: [String: NSLayoutConstraint.Priority] = [:]
    // Kept priorities, as a plain view has them at first.
    open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
      priorities["hugging \(orientation)"] ?? .defaultLow
    }
    open func setContentHuggingPriority(
      _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { priorities["hugging \(orientation)"] = priority }
    open func contentCompressionResistancePriority(
      for orientation: NSLayoutConstraint.Orientation
    ) -> NSLayoutConstraint.Priority { priorities["resistance \(orientation)"] ?? .defaultHigh }
    open func setContentCompressionResistancePriority(
      _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { priorities["resistance \(orientation)"] = priority }
  }

  /// Ways to round to pixels, as the system's bits; each rounds outward here.
  public struct AlignmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let alignAllEdgesInward = AlignmentOptions(rawValue: 15)
    public static let alignAllEdgesOutward = AlignmentOptions(rawValue: 15 << 8)
    public static let alignAllEdgesNearest = AlignmentOptions(rawValue: 15 << 16)
  }

  extension NSView {
    /// When a layer is drawn, numbered from 0; none is.
    public enum LayerContentsRedrawPolicy: Int, Sendable {
      case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }
    /// Places of a layer's contents, numbered from 0; nothing is drawn.
    public enum LayerContentsPlacement: Int, Sendable {
      case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill, center, top, topRight, right
      case bottomRight, bottom, bottomLeft, left, topLeft
    }
    /// Settings of a full screen, which has no effect.
    public struct FullScreenModeOptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let fullScreenModeAllScreens = FullScreenModeOptionKey(rawValue: "NSFullScreenModeAllScreens")
      public static let fullScreenModeSetting = FullScreenModeOptionKey(rawValue: "NSFullScreenModeSetting")
      public static let fullScreenModeWindowLevel = FullScreenModeOptionKey(rawValue: "NSFullScreenModeWindowLevel")
    }
    /// The rectangle in pixels: twice the points.
    public func convertToBacking(_ rect: NSRect) -> NSRect { rect.applying(CGAffineTransform(scaleX: 2, y: 2)) }
    public func convertToBacking(_ size: NSSize) -> NSSize { NSSize(width: size.width * 2, height: size.height * 2) }
    public func convertToBacking(_ point: NSPoint) -> NSPoint { NSPoint(x: point.x * 2, y: point.y * 2) }
    /// The rectangle in points: half the pixels.
    public func convertFromBacking(_ rect: NSRect) -> NSRect { rect.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)) }
    public func convertFromBacking(_ size: NSSize) -> NSSize { NSSize(width: size.width / 2, height: size.height / 2) }
    public func convertFromBacking(_ point: NSPoint) -> NSPoint { NSPoint(x: point.x / 2, y: point.y / 2) }
    /// The size by frames, bounds and flips in between; nil means the window.
    public func convert(_ size: NSSize, to view: NSView?) -> NSSize {
      convert(NSRect(origin: .zero, size: size), to: view).size
    }
    public func convert(_ size: NSSize, from view: NSView?) -> NSSize {
      convert(NSRect(origin: .zero, size: size), from: view).size
    }
    /// Moves the origin of `bounds`.
    public func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
    /// Scales the coordinates.
    public func scaleUnitSquare(to newUnitSize: NSSize) {
      bounds.size = NSSize(width: bounds.width / newUnitSize.width, height: bounds.height / newUnitSize.height)
    }
    /// The nearest view that contains both; nil without one.
    public func ancestorShared(with view: NSView) -> NSView? {
      view.isDescendant(of: self) ? self : superview?.ancestorShared(with: view)
    }
    /// The menu item that the view is in; always nil.
    public var enclosingMenuItem: NSMenuItem? { nil }
    /// The same as `removeFromSuperview()`.
    public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
    /// Always empty: nothing is magnified.
    public func rectForSmartMagnification(at location: NSPoint, in visibleRect: NSRect) -> NSRect { .zero }
    /// Adds to the kept `boundsRotation`; coordinates are not rotated.
    public func rotate(byDegrees angle: CGFloat) { boundsRotation += angle }
    /// No effect: no dictionary opens.
    public func showDefinition(for attrString: NSAttributedString?, at textBaselineOrigin: NSPoint) {}
    /// Always empty: no rule is solved.
    public func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
      []
    }
  }
#endif
