#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A button of an alert; a test presses it with `run()`.
  @MainActor @preconcurrency
  public final class UIAlertAction {
    /// Roles of a button; the order of buttons ignores them.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }
    /// The text given to the initializer, nil for none.
    public let title: String?
    /// The role given to the initializer.
    public let style: Style
    /// Kept and true at first; `run()` ignores it.
    public var isEnabled = true
    private let handler: ((UIAlertAction) -> Void)?

    /// Keeps title, role and closure; without a closure `run()` does nothing.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
      (self.title, self.style, self.handler) = (title, style, handler)
    }
    /// Calls the closure, as a press does. UIKit has no such method: tests need it.
    public func run() { handler?(self) }
  }
#endif
