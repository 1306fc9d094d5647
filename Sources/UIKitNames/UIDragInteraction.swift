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
    /// Kept and false at first.
    open var allowsSimultaneousRecognitionDuringLift = false
    /// Always true, as on a tablet.
    open class var isEnabledByDefault: Bool { true }
    /// Keeps what the program passes.
    public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  }

  /// One thing that is dragged.
  @MainActor @preconcurrency
  open class UIDragItem {
    /// The provider from the initializer.
    public let itemProvider: NSItemProvider
    /// Any object of the program, nil at first.
    open var localObject: Any?
    /// Makes a view for the drag; nil at first, and never called.
    open var previewProvider: (() -> UIDragPreview?)?
    /// Keeps what the program passes.
    public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
    /// Without effect: nothing is dragged.
    open func setNeedsDropPreviewUpdate() {}
  }

  /// A drag under way. None begins; a test declares one.
  @MainActor @preconcurrency
  public protocol UIDragDropSession: AnyObject {
    /// The conforming object supplies the value.
    var items: [UIDragItem] { get }
    /// The conforming object decides what happens.
    func location(in view: UIView) -> CGPoint
    /// True by default.
    var allowsMoveOperation: Bool { get }
    /// False by default.
    var isRestrictedToDraggingApplication: Bool { get }
    /// True by default if an item's provider has one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// True by default if an item's provider can make the class.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
  }

  extension UIDragDropSession {
    public var allowsMoveOperation: Bool { true }
    public var isRestrictedToDraggingApplication: Bool { false }
    public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
      items.contains { item in
        typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
      }
    }
    public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }
  }

  /// A drag, as its source has it.
  @MainActor @preconcurrency
  public protocol UIDragSession: UIDragDropSession {
    /// Nil by default.
    var localContext: Any? { get set }
  }

  extension UIDragSession {
    public var localContext: Any? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }

  /// A drag, as its target has it.
  @MainActor @preconcurrency
  public protocol UIDropSession: UIDragDropSession {
    /// Nil by default, as for a drag from another app.
    var localDragSession: (any UIDragSession)? { get }
  }

  extension UIDropSession {
    public var localDragSession: (any UIDragSession)? { nil }
  }

  /// Supplies the content of a drag. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIDragInteractionDelegate: AnyObject {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    /// Nil by default.
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// Does nothing by default.
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    /// Does nothing by default.
    func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    /// True by default.
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession)
      -> Bool
  }

  extension UIDragInteractionDelegate {
    public func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    public func dragInteraction(
      _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    public func dragInteraction(
      _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
  }
#endif
