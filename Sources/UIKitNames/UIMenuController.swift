#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The edit menu of older systems; none opens.
  @MainActor @preconcurrency
  open class UIMenuController {
    public static let shared = UIMenuController()
    /// Kept, nil at first.
    open var menuItems: [UIMenuItem]?
    /// Always false: none opens.
    open private(set) var isMenuVisible = false
    /// Has no effect: none opens.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
    /// Has no effect: none is open.
    open func hideMenu() {}
    /// Has no effect: none is open.
    open func hideMenu(from targetView: UIView) {}
    /// Has no effect: none is open.
    open func update() {}
  }

  /// A line of an edit menu.
  @MainActor @preconcurrency
  open class UIMenuItem {
    /// Kept by the initializer; a program can replace it.
    open var title: String
    /// Kept by the initializer; a program can replace it.
    open var action: Selector
    /// Keeps both.
    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
  }

  /// The edit menu of a view; none opens, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIEditMenuInteraction: UIInteraction {
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// Keeps the delegate.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) { self.delegate = delegate }
    /// Has no effect: none opens.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}
    /// Has no effect: none is open.
    open func dismissMenu() {}
    /// Has no effect: none is open.
    open func reloadVisibleMenu() {}
    /// Has no effect: none is open.
    open func updateVisibleMenuPosition(animated: Bool) {}
    /// Always the origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
  }

  /// The place of an edit menu.
  @MainActor @preconcurrency
  open class UIEditMenuConfiguration {
    /// Kept by the initializer; never changes.
    public let identifier: AnyHashable
    /// Kept by the initializer; never changes.
    public let sourcePoint: CGPoint
    /// Kept, automatic at first.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic
    /// Keeps both.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
      (self.identifier, self.sourcePoint) = (identifier ?? AnyHashable(UUID()), sourcePoint)
    }
  }

  /// Sides of an edit menu.
  public enum UIEditMenuArrowDirection: Int, Sendable { case automatic, up, down, left, right }

  /// Makes an edit menu. Only a test calls it; the answers are empty by default.
  @MainActor @preconcurrency
  public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// Never asked here; the default follows from its arguments.
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
  }

  extension UIEditMenuInteractionDelegate {
    public func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    public func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
  }
#endif
