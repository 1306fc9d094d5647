#if !canImport(Darwin)
  import KitNames

  /// The actions of a swiped row. No row is swiped; a test calls an action's handler.
  @MainActor @preconcurrency
  open class UISwipeActionsConfiguration {
    /// The actions from the initializer.
    public let actions: [UIContextualAction]
    /// Kept and true at first; no row is swiped.
    open var performsFirstActionWithFullSwipe = true
    /// Keeps the actions.
    public init(actions: [UIContextualAction]) { self.actions = actions }
  }

  /// An action of a swiped row.
  @MainActor @preconcurrency
  open class UIContextualAction {
    /// Looks of an action.
    public enum Style: Int, Sendable { case normal, destructive }
    /// A closure that gets the action, a view and code for the end.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
    /// The style from the initializer.
    public let style: Style
    /// The closure from the initializer; only a test calls it.
    public let handler: Handler
    /// Kept text.
    open var title: String?
    /// Kept, nil at first.
    open var image: UIImage?
    /// Kept without drawing; red for a destructive action and grey for others at first.
    open var backgroundColor: UIColor!
    /// Keeps all.
    public init(style: Style, title: String?, handler: @escaping Handler) {
      (self.style, self.title, self.handler) = (style, title, handler)
      backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
  }
#endif
