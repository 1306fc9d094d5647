/// A controller's part of the top bar; a test reads its buttons.
@MainActor @preconcurrency
open class UINavigationItem {
  public init() {}
  /// Makes an item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  open var title: String?
  open var prompt: String?
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
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
