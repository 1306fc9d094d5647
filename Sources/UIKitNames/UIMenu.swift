#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// A titled list of actions and submenus, which a test reads; none opens.
  @MainActor @preconcurrency
  public final class UIMenu: UIMenuElement {
    /// The lines in the given order.
    public let children: [UIMenuElement]
    /// Keeps title, image and lines; opens nothing.
    public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
      self.children = children
      super.init(title: title, image: image)
    }
  }
#endif
