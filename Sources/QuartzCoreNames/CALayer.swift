#if !canImport(Darwin)
  public import CoreGraphicsNames
  public import Foundation

  /// The drawing surface of a view, off screen. Its values are kept and never drawn.
  @MainActor @preconcurrency
  open class CALayer: CAMediaTiming {
    /// A layer without sublayers.
    public init() {}
    /// A layer with the geometry and colours of the other one, without its sublayers.
    public init(layer: Any) {
      guard let layer = layer as? CALayer else { return }
      (bounds, position, anchorPoint, transform) = (layer.bounds, layer.position, layer.anchorPoint, layer.transform)
      (opacity, isHidden, backgroundColor) = (layer.opacity, layer.isHidden, layer.backgroundColor)
      (cornerRadius, borderWidth, borderColor) = (layer.cornerRadius, layer.borderWidth, layer.borderColor)
      (contents, contentsScale, name) = (layer.contents, layer.contentsScale, layer.name)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }

    /// Points in the layer above, computed from `bounds`, `position`, `anchorPoint` and `transform`.
    ///
    /// A new frame changes `position` and the size of `bounds`. With a transform, it is the rectangle around the corners.
    open var frame: CGRect {
      get {
        let origin = CGPoint(
          x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
        return affineTransform() == .identity
          ? CGRect(origin: origin, size: bounds.size) : bounds.applying(transformToSuperlayer)
      }
      set {
        bounds.size = newValue.applying(linear.inverted()).size
        let offset = frame.origin
        position.x += newValue.minX - offset.x
        position.y += newValue.minY - offset.y
      }
    }
    /// Points in the layer itself, zero at first; a new size keeps `position`.
    open var bounds = CGRect.zero
    /// The place of the anchor point in the layer above, in points; zero at first.
    open var position = CGPoint.zero
    /// The middle (0.5, 0.5) at first, in units of the bounds; a new one moves `frame`, not `position`.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A depth, 0 at first; `sublayers` is not sorted by it.
    open var zPosition: CGFloat = 0
    /// The identity at first; `frame` follows its part in the plane.
    open var transform = CATransform3DIdentity
    /// Points, 0 at first; no corner is rounded.
    open var cornerRadius: CGFloat = 0
    /// The value `circular` at first; no corner is rounded.
    open var cornerCurve = CALayerCornerCurve.circular
    /// All four corners at first.
    open var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// False at first; no sublayer is clipped.
    open var masksToBounds = false
    /// Points, 0 at first; no line is drawn.
    open var borderWidth: CGFloat = 0
    /// Black at first; no line is drawn.
    open var borderColor: CGColor? = .black
    /// Nil at first; a UIKit view has the same colour.
    open var backgroundColor: CGColor?
    /// Black at first; no shadow is drawn.
    open var shadowColor: CGColor? = .black
    /// A number from 0 to 1, 0 at first, not clamped.
    open var shadowOpacity: Float = 0
    /// Points of blur, 3 at first; no shadow is drawn.
    open var shadowRadius: CGFloat = 3
    /// Points, 0 by -3 at first; no shadow is drawn.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// A shape that replaces the layer's outline, nil at first; no shadow follows it.
    open var shadowPath: CGPath?
    /// A number from 0 to 1, 1 at first; a UIKit view has it as `alpha`.
    open var opacity: Float = 1
    /// False at first; a UIKit view has the same flag.
    open var isHidden = false
    /// False at first; no blending is saved.
    open var isOpaque = false
    /// A picture of any type, nil at first; `contentsScale` is not taken from it.
    open var contents: Any?
    /// Pixels per point, 1 at first on every screen.
    open var contentsScale: CGFloat = 1
    /// The value `resize` at first; no picture is fitted.
    open var contentsGravity = CALayerContentsGravity.resize
    /// False at first; no bitmap is cached.
    open var shouldRasterize = false
    /// A factor, 1 at first; no bitmap is cached.
    open var rasterizationScale: CGFloat = 1
    /// Nil at first; no search compares it.
    open var name: String?
    /// A layer that clips this one, nil at first; its `superlayer` stays nil.
    open var mask: CALayer?
    /// Filters of any type, nil at first; none is applied.
    open var filters: [Any]?
    /// Filters of any type, nil at first; none is applied.
    open var backgroundFilters: [Any]?
    /// Kept, nil at first; no action runs.
    open var actions: [String: any CAAction]?
    /// Values for styles, nil at first; kept.
    open var style: [AnyHashable: Any]?
    /// The identity at first; no sublayer is transformed.
    open var sublayerTransform = CATransform3DIdentity
    /// A depth, 0 at first.
    open var anchorPointZ: CGFloat = 0
    /// Part of the picture, in fractions; all at first.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part that stretches, in fractions; all at first.
    open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Kept and true at first; nothing is drawn.
    open var isDoubleSided = true
    /// Kept and false at first; nothing is turned.
    open var isGeometryFlipped = false
    /// Kept and false at first; nothing is drawn.
    open var drawsAsynchronously = false
    /// Kept and false at first; nothing is drawn.
    open var needsDisplayOnBoundsChange = false
    /// Kept and false at first; nothing is drawn.
    open var allowsEdgeAntialiasing = false
    /// Kept and true at first; nothing is drawn.
    open var allowsGroupOpacity = true
    /// Kept and false at first; nothing is drawn.
    open var wantsExtendedDynamicRangeContent = false
    /// A filter of any type, nil at first; no blending happens.
    open var compositingFilter: Any?
    /// Back to front; nil until the first layer is added. A new list replaces all.
    open var sublayers: [CALayer]? {
      get { layers }
      set {
        for layer in layers ?? [] { layer.superlayer = nil }
        layers = nil
        for layer in newValue ?? [] { addSublayer(layer) }
      }
    }
    private var layers: [CALayer]?
    /// The view of a view's own layer, as on a device; nil for others. Held weakly; nothing calls it.
    open weak var delegate: (any CALayerDelegate)?
    /// The layer that has this one among its `sublayers`; a weak reference.
    public private(set) weak var superlayer: CALayer?

    /// Moves the layer here, in front of its siblings.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Moves the layer here at that index, or to the front if the index is too large.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
      layer.removeFromSuperlayer()
      var new = layers ?? []
      new.insert(layer, at: min(Int(idx), new.count))
      layers = new
      layer.superlayer = self
    }
    /// Moves the layer here, behind the sibling, or to the back without that sibling.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      layer.removeFromSuperlayer()
      insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    /// Moves the layer here, in front of the sibling, or to the front without that sibling.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      layer.removeFromSuperlayer()
      let index = sublayers?.firstIndex { $0 === sibling }
      insertSublayer(layer, at: index.map { UInt32($0 + 1) } ?? .max)
    }
    /// Leaves the layer above; no effect without one.
    open func removeFromSuperlayer() {
      superlayer?.layers?.removeAll { $0 === self }
      superlayer = nil
    }
    /// The part of `transform` that stays in the plane.
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    /// Replaces `transform` by one of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
    private var linear: CGAffineTransform {
      let m = affineTransform()
      return CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: 0, ty: 0)
    }
    /// Maps points of the layer to points of the layer above.
    package var transformToSuperlayer: CGAffineTransform {
      let anchor = CGPoint(
        x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
      return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(affineTransform())
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Empty, a hook for subclasses, since no layout pass runs.
    open func layoutSublayers() {}
    /// No effect: `layoutSublayers()` is not called.
    public func setNeedsLayout() {}
    /// No effect: no flag says that layout is due.
    public func layoutIfNeeded() {}
    /// No effect: no drawing pass follows.
    public func setNeedsDisplay() {}
    /// No effect: no drawing pass follows.
    open func setNeedsDisplay(_ r: CGRect) {}
    /// No effect: no drawing pass is due.
    open func displayIfNeeded() {}
    /// Always false: no drawing pass is due.
    open func needsDisplay() -> Bool { false }
    /// Always false: no layout pass is due.
    open func needsLayout() -> Bool { false }
    /// Never called here; does nothing by default.
    open func display() {}
    /// Never called here; does nothing by default.
    open func draw(in ctx: CGContext) {}
    /// False, unless a subclass overrides it; no key is observed.
    open class func needsDisplay(forKey key: String) -> Bool { false }
    /// Nil, unless a subclass overrides it; no action runs.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The action of `actions`, else that of the class; no action runs.
    open func action(forKey event: String) -> (any CAAction)? {
      actions?[event] ?? Self.defaultAction(forKey: event)
    }
    private var animations: [(key: String, animation: CAAnimation)] = []
    /// Keeps the animation for its key, in place of a former one; nothing moves, and the delegate is not called.
    open func add(_ anim: CAAnimation, forKey key: String?) {
      let key = key ?? UUID().uuidString
      removeAnimation(forKey: key)
      animations.append((key, anim))
    }
    /// Drops the animation of that key.
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    /// Drops all animations.
    open func removeAllAnimations() { animations = [] }
    /// The keys of the kept animations, oldest first; nil for none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    /// The kept animation of that key.
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
    private var values: [String: Any] = [:]
    /// The value of `setValue(_:forKey:)`; nil without one. The layer's own properties are not found.
    open func value(forKey key: String) -> Any? { values[key] }
    /// Keeps a value of the program; the layer's own properties stay.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of `setValue(_:forKeyPath:)`; nil without one.
    open func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
    /// Keeps a value of the program; the layer's own properties stay.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }

    // Kept times; no clock reaches them.
    /// Kept, 0 at first; no clock reaches it.
    open var beginTime: TimeInterval = 0
    /// Kept, with the default that is written here; no clock reaches it.
    open var duration: TimeInterval = .infinity
    /// Kept, 1 at first; no clock reaches it.
    open var speed: Float = 1
    /// Kept, 0 at first; no clock reaches it.
    open var timeOffset: TimeInterval = 0
    /// Kept, 0 at first; no clock reaches it.
    open var repeatCount: Float = 0
    /// Kept, 0 at first; no clock reaches it.
    open var repeatDuration: TimeInterval = 0
    /// Kept and false at first; no clock reaches it.
    open var autoreverses = false
    /// Kept, `removed` at first; no clock reaches it.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Seconds of the layer's time: those since the system started, by its speed and offsets.
    open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
      (t - beginTime) * TimeInterval(speed) + timeOffset
    }
    /// Seconds of the other layer's time; the same for nil.
    open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { l?.convertTime(t, from: self) ?? t }
  }
#endif
