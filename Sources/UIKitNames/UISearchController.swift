#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A field with a controller of results; the two are kept and not connected.
  @MainActor @preconcurrency
  open class UISearchController: UIViewController {
    /// Keeps the controller, nil for none; adds no child.
    public init(searchResultsController: UIViewController?) {
      self.searchResultsController = searchResultsController
      super.init(nibName: nil, bundle: nil)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The controller given to the initializer; never presented.
    public let searchResultsController: UIViewController?
    /// A field outside any view; a test sets its text.
    public let searchBar = UISearchBar()
    /// Kept and false at first; typing leaves it false.
    public var isActive = false
    /// Kept and true at first; nothing dims.
    public var obscuresBackgroundDuringPresentation = true
    /// Kept and true at first; no bar moves.
    public var hidesNavigationBarDuringPresentation = true
  }
#endif
