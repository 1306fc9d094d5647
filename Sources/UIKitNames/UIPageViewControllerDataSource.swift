#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A source of neighbouring pages, which no swipe asks; a test does.
  @MainActor @preconcurrency
  public protocol UIPageViewControllerDataSource: AnyObject {
    /// Never asked here: returns the previous page, nil before the first.
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// Never asked here: returns the following page, nil behind the last.
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// Never asked here; 0 by default.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Never asked here; 0 by default.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
  }

  extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  }
#endif
