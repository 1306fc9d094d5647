/// An alert off screen: a test finds a button in `actions` and calls its `run()`.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Keeps title, message and style; there are no buttons yet.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }
  open var message: String?
  public private(set) var preferredStyle = Style.alert
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  open var preferredAction: UIAlertAction?
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Appends a new field to `textFields`, after the closure has configured it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
  open var severity = Severity.default
}
