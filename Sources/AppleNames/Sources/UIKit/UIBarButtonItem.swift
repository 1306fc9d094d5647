/// An item in a bar, which keeps its action and never sends it.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  open var action: Selector?
  open weak var target: AnyObject?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var tintColor: UIColor?
  open var menu: UIMenu?
  open var style = Style.plain
  open var width: CGFloat = 0
  open var isHidden = false
  public private(set) var systemItem: SystemItem?
  /// Keeps title, target and selector.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
  }
  /// Keeps picture, target and selector.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  /// Keeps pictures, target and selector.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  /// Keeps kind, target and selector; `title` stays nil.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  /// Keeps kind, action and menu.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }
  /// Takes title and picture of the action, and keeps all.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  /// Keeps the view; target and selector are nil.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  /// Space of that many points between items.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  public enum Style: Int, Sendable {
    case plain, done = 2
    public static var prominent: Style { .done }
  }
}
