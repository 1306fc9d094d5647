#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A controller's tab; a test reads it, nothing is drawn.
  @MainActor @preconcurrency
  open class UITabBarItem: UIBarItem {
    /// An item without values.
    public override init() { super.init() }
    /// Always nil: archives are not read.
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
    /// Keeps the number; the item of the system has no title here.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
      self.init(title: nil, image: nil, tag: tag)
    }
    /// Kept picture of the chosen tab, nil at first.
    open var selectedImage: UIImage?
    /// Kept text of the badge, nil at first.
    open var badgeValue: String?
    /// Kept colour of the badge, nil at first.
    open var badgeColor: UIColor?
    /// Kept offset in points, zero at first.
    open var titlePositionAdjustment = UIOffset.zero
    /// Kept look, nil at first.
    open var standardAppearance: UITabBarAppearance?
    /// Kept look, nil at first.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Drops the attributes.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    /// Standard purposes such as a search.
    public enum SystemItem: Int, Sendable {
      case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
      case mostViewed
    }
  }
#endif
