import CoreGraphics

/// The drawing surface of a view, off screen. Its values are kept and never drawn.
@MainActor @preconcurrency
open class CALayer {
  public init() {}
  public required init?(coder: NSCoder) { return nil }

  /// Points in the layer above, computed from `bounds`, `position`, `anchorPoint` and `transform`.
  ///
  /// A new frame changes `position` and the size of `bounds`. With a transform, it is the rectangle around the corners.
  open var frame: CGRect {
    get {
      let origin = CGPoint(x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height)
      return keptTransform == .identity
        ? CGRect(origin: origin, size: bounds.size) : bounds.applying(transformToSuperlayer)
    }
    set {
      bounds.size = newValue.applying(linear.inverted()).size
      let offset = frame.origin
      position.x += newValue.minX - offset.x
      position.y += newValue.minY - offset.y
    }
  }
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor? = .black
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var name: String?
  open var mask: CALayer?
  public private(set) var sublayers: [CALayer]?
  public private(set) weak var superlayer: CALayer?

  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
  /// Moves the layer here at that index, or to the front if the index is too large.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    var new = sublayers ?? []
    new.insert(layer, at: min(Int(idx), new.count))
    sublayers = new
    layer.superlayer = self
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  private var keptTransform = CGAffineTransform.identity
  public func affineTransform() -> CGAffineTransform { keptTransform }
  public func setAffineTransform(_ m: CGAffineTransform) { keptTransform = m }
  private var linear: CGAffineTransform {
    CGAffineTransform(a: keptTransform.a, b: keptTransform.b, c: keptTransform.c, d: keptTransform.d, tx: 0, ty: 0)
  }
  /// Maps points of the layer to points of the layer above.
  package var transformToSuperlayer: CGAffineTransform {
    let anchor = CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(keptTransform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
  /// Maps points of the layer to points of its outermost layer.
  private var transformToRoot: CGAffineTransform {
    superlayer.map { transformToSuperlayer.concatenating($0.transformToRoot) } ?? .identity
  }
  private func transform(to layer: CALayer?) -> CGAffineTransform {
    transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted())
  }
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  open func layoutSublayers() {}
  public func setNeedsLayout() {}
  public func layoutIfNeeded() {}
  public func setNeedsDisplay() {}
}
