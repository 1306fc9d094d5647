#if !canImport(Darwin)
  import CoreGraphicsNames
  public import Foundation

  extension CALayer {
    /// Maps points of the layer to points of its outermost layer.
    private var transformToRoot: CGAffineTransform {
      superlayer.map { transformToSuperlayer.concatenating($0.transformToRoot) } ?? .identity
    }
    private func transform(to layer: CALayer?) -> CGAffineTransform {
      transformToRoot.concatenating((layer?.transformToRoot ?? .identity).inverted())
    }
    /// Converts by the bounds and transforms in between; nil means the outermost layer.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
    /// Converts in the other direction.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
    /// Converts the corners and returns the upright rectangle around them.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
    /// Converts the corners in the other direction.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }
    /// True if the point is in `bounds`.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
    /// The frontmost layer at the point of the layer above, deepest first; nil outside.
    public func hitTest(_ p: CGPoint) -> CALayer? {
      let point = p.applying(transformToSuperlayer.inverted())
      guard !isHidden, contains(point) else { return nil }
      return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(point) }.first ?? self
    }
    /// Replaces the sublayer by another at its place; ignores other layers.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
      guard oldLayer !== newLayer, let index = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
      oldLayer.removeFromSuperlayer()
      insertSublayer(newLayer, at: UInt32(index))
    }
    /// The layer itself: nothing moves.
    public func presentation() -> Self? { self }
    /// The layer itself: nothing moves.
    public func model() -> Self { self }
    /// The size of `bounds`.
    public func preferredFrameSize() -> CGSize { bounds.size }
    /// Has no effect: nothing scrolls.
    public func scroll(_ p: CGPoint) {}
    /// Has no effect: nothing scrolls.
    public func scrollRectToVisible(_ r: CGRect) {}
    /// The part of the layer in its bounds.
    public var visibleRect: CGRect { bounds }
  }
#endif
