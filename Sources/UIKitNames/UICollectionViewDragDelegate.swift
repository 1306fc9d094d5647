#if !canImport(Darwin)
  public import KitNames

  /// Supplies dragged cells. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UICollectionViewDragDelegate: AnyObject {
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
    /// Empty by default.
    func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem]
    /// Nil by default.
    func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  }

  extension UICollectionViewDragDelegate {
    public func collectionView(
      _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
      point: CGPoint
    ) -> [UIDragItem] { [] }
    public func collectionView(
      _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
  }

  /// Takes content that is dropped on a grid. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UICollectionViewDropDelegate: AnyObject {
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// True by default.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// A cancellation by default.
    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Nil by default.
    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
    /// Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  }

  extension UICollectionViewDropDelegate {
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
      true
    }
    public func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    public func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
  }

  /// The answer of a delegate to a drop on a grid.
  @MainActor @preconcurrency
  open class UICollectionViewDropProposal: UIDropProposal {
    /// Places of a drop at a cell.
    public enum Intent: Int, Sendable { case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath }
    /// The place from the initializer.
    public private(set) var intent = Intent.unspecified
    /// Keeps both.
    public convenience init(operation: UIDropOperation, intent: Intent) {
      self.init(operation: operation)
      self.intent = intent
    }
  }

  /// A drop on a grid under way. None happens; a test declares one.
  @MainActor @preconcurrency
  public protocol UICollectionViewDropCoordinator: AnyObject {
    /// The conforming object supplies the value.
    var items: [any UICollectionViewDropItem] { get }
    /// The conforming object supplies the value.
    var destinationIndexPath: IndexPath? { get }
    /// The conforming object supplies the value.
    var proposal: UICollectionViewDropProposal { get }
    /// The conforming object supplies the value.
    var session: any UIDropSession { get }
    /// The conforming object decides what happens.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  }

  /// An item of a drop on a grid.
  @MainActor @preconcurrency
  public protocol UICollectionViewDropItem: AnyObject {
    /// The conforming object supplies the value.
    var dragItem: UIDragItem { get }
    /// The conforming object supplies the value.
    var sourceIndexPath: IndexPath? { get }
    /// The conforming object supplies the value.
    var previewSize: CGSize { get }
  }
#endif
