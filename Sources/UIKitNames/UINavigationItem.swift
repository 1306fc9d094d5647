#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A controller's part of the top bar; a test reads its buttons.
  @MainActor @preconcurrency
  open class UINavigationItem {
    /// Makes an item without title or buttons.
    public init() {}
    /// Makes an item with a title.
    public convenience init(title: String) {
      self.init()
      self.title = title
    }
    /// Kept, nil at first; independent of the controller's title.
    open var title: String?
    /// Kept smaller line, nil at first.
    open var subtitle: String?
    /// Kept title with attributes, nil at first.
    open var attributedTitle: AttributedString?
    /// Kept smaller line with attributes, nil at first.
    open var attributedSubtitle: AttributedString?
    /// Kept line above the title, nil at first.
    open var prompt: String?
    /// Kept outside `subviews`, nil at first.
    open var titleView: UIView?
    /// The first of `leftBarButtonItems`; setting it replaces them all.
    open var leftBarButtonItem: UIBarButtonItem? {
      get { leftBarButtonItems?.first }
      set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of `rightBarButtonItems`; setting it replaces them all.
    open var rightBarButtonItem: UIBarButtonItem? {
      get { rightBarButtonItems?.first }
      set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Kept from left to right, nil at first.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// Kept from right to left, nil at first.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// Kept groups of buttons, empty at first.
    open var leadingItemGroups: [UIBarButtonItemGroup] = []
    /// Kept groups of buttons, empty at first.
    open var centerItemGroups: [UIBarButtonItemGroup] = []
    /// Kept groups of buttons, empty at first.
    open var trailingItemGroups: [UIBarButtonItemGroup] = []
    /// Kept group of buttons, nil at first.
    open var pinnedTrailingGroup: UIBarButtonItemGroup?
    /// Kept, nil at first; a pushed controller does not take it.
    open var backBarButtonItem: UIBarButtonItem?
    /// Kept text of the pop button, nil at first.
    open var backButtonTitle: String?
    /// Kept action of the pop button, nil at first.
    open var backAction: UIAction?
    /// Kept, `default` at first; no button is drawn.
    open var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Kept and false at first; pops still succeed.
    open var hidesBackButton = false
    /// Kept and false at first; no button is drawn.
    open var leftItemsSupplementBackButton = false
    /// Kept and true at first; the field stays.
    open var hidesSearchBarWhenScrolling = true
    /// Kept, nil at first; its field joins no view.
    open var searchController: UISearchController?
    /// Kept, automatic at first; no field is placed.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// Always automatic: no field is placed.
    open var searchBarPlacement: SearchBarPlacement { .automatic }
    /// Kept and true at first; no field is placed.
    open var searchBarPlacementAllowsToolbarIntegration = true
    /// Kept, `automatic` at first; no heading is drawn.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Kept, the navigator at first.
    open var style = ItemStyle.navigator
    /// Makes the title's menu, nil at first; a test calls it.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Kept, nil at first.
    open var customizationIdentifier: String?

    /// Kept looks of the bar for this item, nil at first; nothing is drawn.
    open var standardAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; nothing is drawn.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; nothing is drawn.
    open var compactAppearance: UINavigationBarAppearance?
    /// Kept, nil at first; nothing is drawn.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Sets `leftBarButtonItem` at once.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets `rightBarButtonItem` at once.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets `leftBarButtonItems` at once.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets `rightBarButtonItems` at once.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets `hidesBackButton` at once.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// When a heading replaces the small text; no bar checks.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
    /// Texts of the pop button.
    public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
    /// Places of the search field.
    public enum SearchBarPlacement: Int, Sendable {
      case automatic, inline, stacked, integrated, integratedCentered, integratedButton
    }
    /// Arrangements of a bar.
    public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  }
#endif
