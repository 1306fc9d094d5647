#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An observer of scrolling, which no scroll view calls; a test does.
  @MainActor @preconcurrency
  public protocol UIScrollViewDelegate: AnyObject {
    /// Never called here, not even when `contentOffset` changes; does nothing by default.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Never called here, not even when `zoomScale` changes; does nothing by default.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Never called here, as no finger arrives; does nothing by default.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Never called here; a test passes whether the content would glide.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Never called here, as nothing glides; does nothing by default.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Never called here; does nothing by default.
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Never called here, as nothing glides; does nothing by default.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Never called here, as nothing moves; does nothing by default.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Never called here; does nothing by default.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Never called here; does nothing by default.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Never asked here; true by default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Never called here; does nothing by default.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Never called here; does nothing by default.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    /// Never asked here; nil by default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  }
#endif
