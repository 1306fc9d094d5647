#if !canImport(Darwin)
  import KitNames

  /// Lets a person drop content on a view; nothing is dropped, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIDropInteraction: UIInteraction {
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    /// Kept and false at first.
    open var allowsSimultaneousDropSessions = false
    /// Keeps what the program passes.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  }

  /// What a drop would do, numbered from 0.
  public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

  /// The answer of a delegate to a drop.
  @MainActor @preconcurrency
  open class UIDropProposal {
    /// The operation from the initializer.
    public let operation: UIDropOperation
    /// Kept and false at first.
    open var isPrecise = false
    /// Kept and true at first.
    open var prefersFullSizePreview = true
    /// Keeps what the program passes.
    public init(operation: UIDropOperation) { self.operation = operation }
  }

  /// Takes the content of a drop. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIDropInteractionDelegate: AnyObject {
    /// Never asked here; true by default.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  }

  extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  }
#endif
