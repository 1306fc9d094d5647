#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A controller's part of the top bar; a test reads its buttons.
  @MainActor @preconcurrency
  public final class UINavigationItem {
    /// Makes an item without title or buttons.
    public init() {}
    /// Kept, nil at first; independent of the controller's title.
    public var title: String?
    /// Kept line above the title, nil at first.
    public var prompt: String?
    /// Kept outside `subviews`, nil at first.
    public var titleView: UIView?
    /// The first of `leftBarButtonItems`; setting it replaces them all.
    public var leftBarButtonItem: UIBarButtonItem? {
      get { leftBarButtonItems?.first }
      set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of `rightBarButtonItems`; setting it replaces them all.
    public var rightBarButtonItem: UIBarButtonItem? {
      get { rightBarButtonItems?.first }
      set { rightBarButtonItems = newValue.map { [$0] } }
    }
    /// Kept from left to right, nil at first.
    public var leftBarButtonItems: [UIBarButtonItem]?
    /// Kept from right to left, nil at first.
    public var rightBarButtonItems: [UIBarButtonItem]?
    /// Kept, nil at first; a pushed controller does not take it.
    public var backBarButtonItem: UIBarButtonItem?
    /// Kept text of the pop button, nil at first.
    public var backButtonTitle: String?
    /// Kept and false at first; pops still succeed.
    public var hidesBackButton = false
    /// Kept and true at first; the field stays.
    public var hidesSearchBarWhenScrolling = true
    /// Kept, nil at first; its field joins no view.
    public var searchController: UISearchController?
    /// Kept, `automatic` at first; no heading is drawn.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// Kept looks of the bar for this item, nil at first; nothing is drawn.
    public var standardAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?

    /// When a heading replaces the small text; no bar checks.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  }
#endif
