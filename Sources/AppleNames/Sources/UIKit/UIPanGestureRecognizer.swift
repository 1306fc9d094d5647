/// A gesture of a moving finger; none arrives.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var distance = CGPoint.zero
  open func translation(in view: UIView?) -> CGPoint { distance }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { distance = translation }
  open var allowedScrollTypesMask: UIScrollTypeMask = []
}
