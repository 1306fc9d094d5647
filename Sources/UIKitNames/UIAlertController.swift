#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// An alert off screen: a test finds a button in `actions` and calls its `run()`.
  @MainActor @preconcurrency
  open class UIAlertController: UIViewController {
    /// Kept as `preferredStyle`; a sheet and an alert behave alike here.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// Keeps title, message and style; there are no buttons yet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
      self.init(nibName: nil, bundle: nil)
      (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }
    /// The text below the title; kept, nil for none.
    open var message: String?
    /// The style from the initializer, else `alert`.
    public private(set) var preferredStyle = Style.alert
    /// The buttons, in the order of `addAction(_:)`; a test runs them.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields in the order they were added; nil, not empty, without any.
    public private(set) var textFields: [UITextField]?
    /// Kept as given; need not be one of `actions`.
    open var preferredAction: UIAlertAction?
    /// Appends the button to `actions`, even if it is there already.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Appends a new field to `textFields`, after the closure has configured it.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
      let field = UITextField()
      configurationHandler?(field)
      textFields = (textFields ?? []) + [field]
    }
    /// Kept, `default` at first; nothing is drawn.
    open var severity = Severity.default
    /// Weights of an alert.
    public enum Severity: Int, Sendable { case `default`, critical }
  }
#endif
