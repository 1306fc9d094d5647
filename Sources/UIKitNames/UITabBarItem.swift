#if !canImport(Darwin)
  import KitNames

  /// Title, picture and badge of a tab; kept, as no bar shows them.
  @MainActor @preconcurrency
  public final class UITabBarItem {
    /// Makes a tab without title or picture.
    public init() {}
    /// Keeps title, picture and number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
      self.init()
      (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// Kept, nil at first; independent of the controller's title.
    public var title: String?
    /// Kept picture of the unselected tab, nil at first.
    public var image: UIImage?
    /// Kept, nil at first; `image` does not fill it.
    public var selectedImage: UIImage?
    /// Kept text in the red circle, nil for no circle.
    public var badgeValue: String?
    /// A number to find it by, 0 at first.
    public var tag = 0
  }
#endif
