#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// Lets a person drag a view's content; nothing is dragged, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIDragInteraction: UIInteraction {
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?
    /// Kept and true at first.
    open var isEnabled = true
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  }

  /// One thing that is dragged.
  @MainActor @preconcurrency
  open class UIDragItem {
    /// The provider from the initializer.
    public let itemProvider: NSItemProvider
    /// Any object of the program, nil at first.
    open var localObject: Any?
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
  }

  /// A drag under way. None begins; a test declares one.
  @MainActor @preconcurrency
  public protocol UIDragDropSession: AnyObject {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
  }
  @MainActor @preconcurrency public protocol UIDragSession: UIDragDropSession {}
  @MainActor @preconcurrency public protocol UIDropSession: UIDragDropSession {}

  /// Supplies the content of a drag. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  }

  /// Lets a person drop content on a view; nothing is dropped, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIDropInteraction: UIInteraction {
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIDropInteractionDelegate)?
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }
  }

  /// What a drop would do, numbered from 0.
  public enum UIDropOperation: UInt, Sendable { case cancel, forbidden, copy, move }

  /// The answer of a delegate to a drop.
  @MainActor @preconcurrency
  open class UIDropProposal {
    /// The operation from the initializer.
    public let operation: UIDropOperation
    public init(operation: UIDropOperation) { self.operation = operation }
  }

  /// Takes the content of a drop. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIDropInteractionDelegate: AnyObject {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
      -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  }

  extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(
      _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  }
#endif
