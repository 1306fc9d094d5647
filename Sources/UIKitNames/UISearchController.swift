#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A field with a controller of results; a new text of the field or a change of `isActive` asks for results.
  @MainActor @preconcurrency
  open class UISearchController: UIViewController {
    /// Keeps the controller, nil for none; adds no child.
    public init(searchResultsController: UIViewController?) {
      self.searchResultsController = searchResultsController
      super.init(nibName: nil, bundle: nil)
    }
    /// Drops both arguments; there is no controller of results.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      searchResultsController = nil
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The controller given to the initializer; never presented.
    public let searchResultsController: UIViewController?
    /// A field outside any view; a test sets its text.
    open var searchBar: UISearchBar { bar }
    private let bar = UISearchBar()
    /// Held weakly; called when `isActive` changes. A test calls it after a new text.
    public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Held weakly; called when `isActive` changes.
    public weak var delegate: (any UISearchControllerDelegate)?
    /// False at first; a change calls the delegate and the updater.
    open var isActive = false {
      willSet {
        guard newValue != isActive else { return }
        newValue ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self)
      }
      didSet {
        guard oldValue != isActive else { return }
        searchResultsUpdater?.updateSearchResults(for: self)
        isActive ? delegate?.didPresentSearchController(self) : delegate?.didDismissSearchController(self)
      }
    }
    /// Kept and true at first; nothing dims.
    open var obscuresBackgroundDuringPresentation = true
    /// Kept and true at first; nothing dims.
    open var dimsBackgroundDuringPresentation = true
    /// Kept and true at first; no bar moves.
    open var hidesNavigationBarDuringPresentation = true
    /// Kept and true at first; no controller is shown.
    open var automaticallyShowsSearchResultsController = true
    /// Kept and false at first; no controller is shown.
    open var showsSearchResultsController = false
    /// Kept and true at first; no button appears.
    open var automaticallyShowsCancelButton = true
    /// Kept and true at first; no bar appears.
    open var automaticallyShowsScopeBar = true
    /// Kept, automatic at first; no bar appears.
    open var scopeBarActivation = ScopeBarActivation.automatic
    /// Kept, nil at first; none is shown.
    open var searchSuggestions: [any UISearchSuggestion]?
    /// Kept and false at first; no suggestion is shown.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false

    /// Times at which the scopes show.
    public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }
  }

  /// Finds results for a search.
  @MainActor @preconcurrency
  public protocol UISearchResultsUpdating: AnyObject {
    func updateSearchResults(for searchController: UISearchController)
    /// Called by a test; does nothing by default.
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
  }

  extension UISearchResultsUpdating {
    public func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {}
  }

  /// An observer of a search's start and end. Each method does nothing by default.
  @MainActor @preconcurrency
  public protocol UISearchControllerDelegate: AnyObject {
    /// Never called here; does nothing by default.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Never called here; does nothing by default.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Never called here; does nothing by default.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Never called here; does nothing by default.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Never called here; does nothing by default.
    func presentSearchController(_ searchController: UISearchController)
  }

  extension UISearchControllerDelegate {
    public func willPresentSearchController(_ searchController: UISearchController) {}
    public func didPresentSearchController(_ searchController: UISearchController) {}
    public func willDismissSearchController(_ searchController: UISearchController) {}
    public func didDismissSearchController(_ searchController: UISearchController) {}
    public func presentSearchController(_ searchController: UISearchController) {}
  }

  /// A proposal below a search field; none is shown.
  @MainActor @preconcurrency
  public protocol UISearchSuggestion: AnyObject {
    /// The conforming object supplies the value.
    var localizedSuggestion: String? { get }
    /// The conforming object supplies the value.
    var localizedDescription: String? { get }
    /// The conforming object supplies the value.
    var iconImage: UIImage? { get }
    /// The conforming object supplies the value.
    var representedObject: Any? { get set }
  }

  /// A proposal as values.
  @MainActor @preconcurrency
  open class UISearchSuggestionItem: UISearchSuggestion {
    /// Kept by the initializer; never changes.
    public let localizedSuggestion: String?
    /// Kept by the initializer; never changes.
    public let localizedDescription: String?
    /// Kept by the initializer; never changes.
    public let iconImage: UIImage?
    /// Kept, nil at first; without effect.
    open var representedObject: Any?
    /// Keeps all.
    public init(localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil) {
      (self.localizedSuggestion, self.localizedDescription) = (localizedSuggestion, localizedDescription)
      self.iconImage = iconImage
    }
  }
#endif
