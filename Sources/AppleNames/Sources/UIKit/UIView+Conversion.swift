extension UIView {
  private var transformToRoot: CGAffineTransform {
    superview.map { layer.transformToSuperlayer.concatenating($0.transformToRoot) } ?? .identity
  }
  private func transform(to view: UIView?) -> CGAffineTransform {
    transformToRoot.concatenating((view?.transformToRoot ?? .identity).inverted())
  }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }
}
