#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// Controllers side by side, as plain children; no column has a width.
  @MainActor @preconcurrency
  open class UISplitViewController: UIViewController {
    /// The columns, which are `children`.
    open var viewControllers: [UIViewController] {
      get { children }
      set { setChildren(newValue) }
    }
  }
#endif
