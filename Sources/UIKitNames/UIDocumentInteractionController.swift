#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A preview or menu for a document; none appears.
  @MainActor @preconcurrency
  open class UIDocumentInteractionController {
    /// Makes a controller without a document.
    public init() {}
    /// Keeps the URL.
    public convenience init(url: URL) {
      self.init()
      self.url = url
    }
    /// The document, nil at first.
    open var url: URL?
    /// The type's identifier, nil at first.
    open var uti: String?
    /// The document's name, that of the URL at first.
    open var name: String? {
      get { ownName ?? url?.lastPathComponent }
      set { ownName = newValue }
    }
    private var ownName: String?
    /// Kept value of the program, nil at first.
    open var annotation: Any?
    /// Held weakly; only a test calls it.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// Always false: none appears.
    open func presentPreview(animated: Bool) -> Bool { false }
    /// Always false: none appears.
    open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Always false: none appears.
    open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Always false: none appears.
    open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Always false: none appears.
    open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Has no effect: none is open.
    open func dismissPreview(animated: Bool) {}
    /// Has no effect: none is open.
    open func dismissMenu(animated: Bool) {}
  }

  /// An observer of a preview; only a test calls it.
  @MainActor @preconcurrency
  public protocol UIDocumentInteractionControllerDelegate: AnyObject {
    /// An empty controller by default.
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// Does nothing by default.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// Does nothing by default.
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    /// Does nothing by default.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  }

  extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  }
#endif
