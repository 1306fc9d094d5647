/// An AppKit view. The values it is given are kept; nothing is laid out or drawn.
@MainActor @preconcurrency
open class NSView: NSResponder, _LayoutItem {
  /// A view whose bounds have the frame's size and begin at zero.
  public init(frame frameRect: NSRect) {
    keptFrame = frameRect
    bounds = NSRect(origin: .zero, size: frameRect.size)
    super.init()
  }
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
  open var bounds: NSRect
  open var isHidden = false
  open var alphaValue: CGFloat = 1
  open var layer: CALayer?
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// False at first; true makes the `layer`, and false drops it.
  open var wantsLayer = false {
    didSet {
      // A layer that a program has set before is the one to host.
      if wantsLayer != oldValue { layer = wantsLayer ? layer ?? makeBackingLayer() : nil }
    }
  }
  open var toolTip: String?
  open var identifier: NSUserInterfaceItemIdentifier?
  open var tag: Int { -1 }
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true
  open var clipsToBounds = false
  open var focusRingType = NSFocusRingType.default
  open var appearance: NSAppearance?
  /// The nearest `appearance` of the view, its superviews, the window or the app; else the light one.
  open var effectiveAppearance: NSAppearance {
    appearance ?? superview?.effectiveAppearance ?? ownWindow?.effectiveAppearance
      ?? NSApplication.shared.effectiveAppearance
  }
  open var isFlipped: Bool { false }
  open var isOpaque: Bool { false }
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  open var needsDisplay = false
  open var needsLayout = false
  open var needsUpdateConstraints = false
  open var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
  open var fittingSize: NSSize { frame.size }
  open var visibleRect: NSRect { bounds }
  public static let noIntrinsicMetric: CGFloat = -1
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  public private(set) var trackingAreas: [NSTrackingArea] = []
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
  private var enclosingClipView: NSClipView? { superview as? NSClipView ?? superview?.enclosingClipView }
  public private(set) var subviews: [NSView] = []
  public private(set) weak var superview: NSView?
  weak var controller: NSViewController? { didSet { updateNextResponder() } }
  public package(set) var constraints: [NSLayoutConstraint] = []
  private weak var ownWindow: NSWindow?
  open var window: NSWindow? { ownWindow ?? superview?.window }
  open var enclosingScrollView: NSScrollView? { superview as? NSScrollView ?? superview?.enclosingScrollView }
  open func addSubview(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }
  /// Moves the view in front of the sibling or behind it; without that sibling, to the front or the back.
  open func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
    view.move(to: self, in: nil) { siblings in
      let index = otherView.flatMap { siblings.firstIndex(of: $0) }
      return place == .below ? index ?? 0 : (index ?? siblings.count - 1) + 1
    }
  }
  open func removeFromSuperview() { move(to: nil, in: nil) }
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
  open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) == true }
  open func didAddSubview(_ subview: NSView) {}
  open func willRemoveSubview(_ subview: NSView) {}
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  open func viewDidMoveToSuperview() {}
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  open func viewDidMoveToWindow() {}
  open func viewDidChangeEffectiveAppearance() {}
  open func viewDidHide() {}
  open func viewDidUnhide() {}
  open func layout() {}
  open func draw(_ dirtyRect: NSRect) {}
  open func updateLayer() {}
  open func updateConstraints() {}
  open func updateTrackingAreas() {}
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
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
  open func setFrameOrigin(_ newOrigin: NSPoint) { keptFrame.origin = newOrigin }
  open func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
  open func layoutSubtreeIfNeeded() {}
  open func viewWithTag(_ tag: Int) -> NSView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Puts the new view in the place of the old one; ignores a view of a different superview.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    guard oldView.superview === self else { return }
    addSubview(newView, positioned: .above, relativeTo: oldView)
    oldView.removeFromSuperview()
  }
  open var isHiddenOrHasHiddenAncestor: Bool { isHidden || superview?.isHiddenOrHasHiddenAncestor == true }
  open func invalidateIntrinsicContentSize() {}
  /// Moves the nearest clip view, just as far as needed to show the rectangle; false if it stays.
  @discardableResult
  open func scrollToVisible(_ rect: NSRect) -> Bool {
    guard let clip = enclosingClipView else { return false }
    let origin = clip.bounds.origin(showing: convert(rect, to: clip))
    if origin == clip.bounds.origin { return false }
    clip.scroll(to: origin)
    return true
  }
  /// The deepest visible view at the point, frontmost first; nil outside.
  open func hitTest(_ point: NSPoint) -> NSView? {
    let inner = point.applying(transformToSuperview.inverted())
    guard !isHidden, isMousePoint(inner, in: bounds) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest(inner) }.first ?? self
  }
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.contains(point) }
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.activate(in: self) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for rule in constraints { addConstraint(rule) } }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraints.contains(where: { $0 === constraint }) { constraint.isActive = false }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for rule in constraints { removeConstraint(rule) }
  }
}

extension NSView {
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
  public func convert(_ point: NSPoint, to view: NSView?) -> NSPoint { point.applying(transform(to: view)) }
  public func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {
    point.applying(transform(to: view).inverted())
  }
  public func convert(_ rect: NSRect, to view: NSView?) -> NSRect { rect.applying(transform(to: view)) }
  public func convert(_ rect: NSRect, from view: NSView?) -> NSRect {
    rect.applying(transform(to: view).inverted())
  }
  public func animator() -> Self { self }
}

extension NSView: RuleHolder {
  package var ruleSuperholder: (any RuleHolder)? { superview }
}
