#if !canImport(Darwin)
  import KitNames

  /// An item in a bar, which keeps its action and never sends it.
  @MainActor @preconcurrency
  public final class UIBarButtonItem {
    /// Text of the button; nil where an image, a kind or a view made the item.
    public var title: String?
    /// Kept picture; nil unless an initializer or the app sets it.
    public var image: UIImage?
    /// Selector to send; kept, as methods have no selectors here.
    public var action: Selector?
    /// Weak receiver of `action`; receives no message.
    public weak var target: AnyObject?
    /// View to show in place of a title; kept outside any view's `subviews`.
    public var customView: UIView?
    /// Kept and true at first; no press checks it.
    public var isEnabled = true
    /// Kept, nil at first; nothing is coloured.
    public var tintColor: UIColor?
    /// Kept, nil at first; a test reads its `children`.
    public var menu: UIMenu?

    /// Standard purposes such as saving; the item does not remember which.
    public enum SystemItem: Int, Sendable {
      case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
      case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }
    /// Plain or emphasized text; the initializers drop the choice.
    public enum Style: Int, Sendable { case plain, done = 2 }

    /// Keeps title, target and selector; drops the style.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
      (self.title, self.target, self.action) = (title, target as AnyObject?, action)
    }
    /// Keeps picture, target and selector; drops the style.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      (self.image, self.target, self.action) = (image, target as AnyObject?, action)
    }
    /// Keeps target and selector; drops the kind, so that `title` stays nil.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
      (self.target, self.action) = (target as AnyObject?, action)
    }
    /// Keeps the view; target and selector are nil.
    public init(customView: UIView) { self.customView = customView }
  }
#endif
