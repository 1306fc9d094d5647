#if !canImport(Darwin)
  import KitNames
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
    /// Never asked here; nil by default.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  }
#endif
