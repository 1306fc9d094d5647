#if !canImport(Darwin)
  public import KitNames

  /// A line that sends a selector; kept in a menu, and nothing sends it.
  @MainActor @preconcurrency
  open class UICommand: UIMenuElement, UIMenuLeaf {
    /// Selector to send; a test compares it.
    public let action: Selector?
    /// Kept value of the program.
    public let propertyList: Any?
    /// Kept, empty at first.
    public let alternates: [UICommandAlternate]
    /// Kept text for help, nil at first.
    open var discoverabilityTitle: String?
    /// Kept, empty at first.
    open var attributes: UIMenuElement.Attributes
    /// Kept, `off` at first.
    open var state: UIMenuElement.State
    /// The text of the line.
    open override var title: String {
      get { super.title }
      set { super.title = newValue }
    }
    /// The picture of the line.
    open override var image: UIImage? {
      get { super.image }
      set { super.image = newValue }
    }
    /// Keeps all.
    public init(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
      alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
      attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
      (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
      (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
      super.init(title: title, image: image, subtitle: subtitle)
    }
  }

  /// A command with pressed keys in place of another.
  @MainActor @preconcurrency
  open class UICommandAlternate {
    /// Kept by the initializer; never changes.
    public let title: String
    /// Kept by the initializer; never changes.
    public let action: Selector
    /// Kept by the initializer; never changes.
    public let modifierFlags: UIKeyModifierFlags
    /// Keeps all.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
      (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
  }

  /// The menus of an app while they are made. None are; a test declares them.
  @MainActor @preconcurrency
  public protocol UIMenuBuilder: AnyObject {
    /// The conforming object supplies the value.
    var system: UIMenuSystem { get }
    /// The conforming object decides what happens.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// The conforming object decides what happens.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// The conforming object decides what happens.
    func replaceChildren(
      ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// The conforming object decides what happens.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// The conforming object decides what happens.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// The conforming object decides what happens.
    func remove(menu removedIdentifier: UIMenu.Identifier)
  }

  /// The menus of an app, which are never made.
  @MainActor @preconcurrency
  open class UIMenuSystem {
    public static let main = UIMenuSystem()
    public static let context = UIMenuSystem()
    init() {}
    /// Does nothing: no menus are made.
    open func setNeedsRebuild() {}
    /// Does nothing: no menus are made.
    open func setNeedsRevalidate() {}
  }
#endif
