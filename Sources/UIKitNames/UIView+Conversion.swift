#if !canImport(Darwin)
  public import KitNames
  import QuartzCoreNames
  import ViewEngine

  extension UIView {
    /// Maps points of the view to points of its outermost superview, such as a window.
    private var transformToRoot: CGAffineTransform {
      superview.map { layer.transformToSuperlayer.concatenating($0.transformToRoot) } ?? .identity
    }
    private func transform(to view: UIView?) -> CGAffineTransform {
      transformToRoot.concatenating((view?.transformToRoot ?? .identity).inverted())
    }
    /// Converts by the frames, bounds and transforms in between; nil means the outermost superview.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
    /// Converts in the other direction, from that view, or from the outermost superview for nil.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
      point.applying(transform(to: view).inverted())
    }
    /// Converts the corners and returns the upright rectangle around them.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
    /// Converts the corners from that view, or from the outermost superview for nil.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
      rect.applying(transform(to: view).inverted())
    }
  }
#endif
