#if !canImport(Darwin)
  public import KitNames

  /// Supplies dragged rows. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UITableViewDragDelegate: AnyObject {
    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Empty by default.
    func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]
    /// Nil by default.
    func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Does nothing by default.
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    /// Does nothing by default.
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  }

  extension UITableViewDragDelegate {
    public func tableView(
      _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] { [] }
    public func tableView(
      _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
    public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  }

  /// Takes content that is dropped on a table. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UITableViewDropDelegate: AnyObject {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// True by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// A cancellation by default.
    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  }

  extension UITableViewDropDelegate {
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    public func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  }

  /// The answer of a delegate to a drop on a table.
  @MainActor @preconcurrency
  open class UITableViewDropProposal: UIDropProposal {
    /// Places of a drop at a row.
    public enum Intent: Int, Sendable {
      case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }
    /// The place from the initializer.
    public private(set) var intent = Intent.unspecified
    /// Keeps both.
    public convenience init(operation: UIDropOperation, intent: Intent) {
      self.init(operation: operation)
      self.intent = intent
    }
  }

  /// A drop on a table under way. None happens; a test declares one.
  @MainActor @preconcurrency
  public protocol UITableViewDropCoordinator: AnyObject {
    /// The conforming object supplies the value.
    var items: [any UITableViewDropItem] { get }
    /// The conforming object supplies the value.
    var destinationIndexPath: IndexPath? { get }
    /// The conforming object supplies the value.
    var proposal: UITableViewDropProposal { get }
    /// The conforming object supplies the value.
    var session: any UIDropSession { get }
    /// The conforming object decides what happens.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  }

  /// An item of a drop on a table.
  @MainActor @preconcurrency
  public protocol UITableViewDropItem: AnyObject {
    /// The conforming object supplies the value.
    var dragItem: UIDragItem { get }
    /// The conforming object supplies the value.
    var sourceIndexPath: IndexPath? { get }
    /// The conforming object supplies the value.
    var previewSize: CGSize { get }
  }

  /// Animations beside a drop. None run; a test declares them.
  @MainActor @preconcurrency
  public protocol UIDragAnimating: AnyObject {
    /// The conforming object decides what happens.
    func addAnimations(_ animations: @escaping () -> Void)
    /// The conforming object decides what happens.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  }
#endif
