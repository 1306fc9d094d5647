/// The bar at the top of a stack of controllers; values are kept, nothing is drawn.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()
  public class func appearance() -> UINavigationBar { proxy }
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var items: [UINavigationItem]? = []
  open var topItem: UINavigationItem? { items?.last }
}
