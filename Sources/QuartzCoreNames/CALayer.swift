#if !canImport(Darwin)
  public import CoreGraphicsNames

  /// The drawing surface of a view, off screen. Its values are kept and never drawn.
  @MainActor @preconcurrency
  open class CALayer {
    public required init() {}

    /// Points in the layer above, computed from `bounds`, `position`, `anchorPoint` and `transform`.
    ///
    /// A new frame changes `position` and the size of `bounds`. With a transform, it is the rectangle around the corners.
    public var frame: CGRect {
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
    public var bounds = CGRect.zero
    /// The place of the anchor point in the layer above, in points; zero at first.
    public var position = CGPoint.zero
    /// The middle (0.5, 0.5) at first, in units of the bounds; a new one moves `frame`, not `position`.
    public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A depth, 0 at first; `sublayers` is not sorted by it.
    public var zPosition: CGFloat = 0
    /// The identity at first; `frame` follows its part in the plane.
    public var transform = CATransform3DIdentity
    /// Points, 0 at first; no corner is rounded.
    public var cornerRadius: CGFloat = 0
    /// The value `circular` at first; no corner is rounded.
    public var cornerCurve = CALayerCornerCurve.circular
    /// All four corners at first.
    public var maskedCorners: CACornerMask = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// False at first; no sublayer is clipped.
    public var masksToBounds = false
    /// Points, 0 at first; no line is drawn.
    public var borderWidth: CGFloat = 0
    /// Black at first; no line is drawn.
    public var borderColor: CGColor? = .black
    /// Nil at first; a UIKit view has the same colour.
    public var backgroundColor: CGColor?
    /// Black at first; no shadow is drawn.
    public var shadowColor: CGColor? = .black
    /// A number from 0 to 1, 0 at first, not clamped.
    public var shadowOpacity: Float = 0
    /// Points of blur, 3 at first; no shadow is drawn.
    public var shadowRadius: CGFloat = 3
    /// Points, 0 by -3 at first; no shadow is drawn.
    public var shadowOffset = CGSize(width: 0, height: -3)
    /// A shape that replaces the layer's outline, nil at first; no shadow follows it.
    public var shadowPath: CGPath?
    /// A number from 0 to 1, 1 at first; a UIKit view has it as `alpha`.
    public var opacity: Float = 1
    /// False at first; a UIKit view has the same flag.
    public var isHidden = false
    /// False at first; no blending is saved.
    public var isOpaque = false
    /// A picture of any type, nil at first; `contentsScale` is not taken from it.
    public var contents: Any?
    /// Pixels per point, 1 at first on every screen.
    public var contentsScale: CGFloat = 1
    /// The value `resize` at first; no picture is fitted.
    public var contentsGravity = CALayerContentsGravity.resize
    /// False at first; no bitmap is cached.
    public var shouldRasterize = false
    /// A factor, 1 at first; no bitmap is cached.
    public var rasterizationScale: CGFloat = 1
    /// Nil at first; no search compares it.
    public var name: String?
    /// A layer that clips this one, nil at first; its `superlayer` stays nil.
    public var mask: CALayer?
    /// A filter of any type, nil at first; no blending happens.
    public var compositingFilter: Any?
    /// Back to front; nil until the first layer is added.
    public private(set) var sublayers: [CALayer]?
    /// The view of a view's own layer, as on a device; nil for others. Held weakly; nothing calls it.
    public weak var delegate: (any CALayerDelegate)?
    /// The layer that has this one among its `sublayers`; a weak reference.
    public private(set) weak var superlayer: CALayer?

    /// Moves the layer here, in front of its siblings.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Moves the layer here at that index, or to the front if the index is too large.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
      layer.removeFromSuperlayer()
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(idx), layers.count))
      sublayers = layers
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
      superlayer?.sublayers?.removeAll { $0 === self }
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
    /// No effect: the animation is not kept and nothing moves.
    public func add(_ anim: CAAnimation, forKey key: String?) {}
    /// No effect, as no animation is kept under a key.
    public func removeAnimation(forKey key: String) {}
    /// No effect, as the layer keeps none.
    public func removeAllAnimations() {}
  }
#endif
