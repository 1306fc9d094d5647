/// A controller's tab; a test reads it, nothing is drawn.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  public override init() { super.init() }
  public required init?(coder: NSCoder) { return nil }
  /// Keeps title, picture and number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }
  /// Keeps title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
