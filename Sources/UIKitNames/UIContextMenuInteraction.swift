#if !canImport(Darwin)
  public import KitNames

  /// A menu that opens by a long press; none opens, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIContextMenuInteraction: UIInteraction {
    /// Looks of a menu.
    public enum Appearance: Int, Sendable { case unknown, rich, compact }
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Keeps the delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    /// Always unknown: no menu is open.
    open var menuAppearance: Appearance { .unknown }
    /// Without effect: no menu is open.
    open func dismissMenu() {}
    /// Without effect: no menu is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
    /// Always the origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
  }

  /// The content of a menu and of its preview.
  @MainActor @preconcurrency
  open class UIContextMenuConfiguration {
    /// A closure that makes the preview.
    public typealias ContentPreviewProvider = UIContextMenuContentPreviewProvider
    /// The identifier from the initializer.
    public let identifier: any NSCopying
    /// The closures from the initializer, for a test.
    public let previewProvider: UIContextMenuContentPreviewProvider?
    /// Kept by the initializer; never changes.
    public let actionProvider: UIContextMenuActionProvider?
    /// Kept, 0 at first.
    open var badgeCount = 0
    /// Kept, empty at first.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Kept, automatic at first.
    open var preferredMenuElementOrder = ElementOrder.automatic
    /// Keeps the closures; nothing calls them.
    public init(
      identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
      actionProvider: UIContextMenuActionProvider? = nil
    ) {
      self.identifier = identifier ?? NSString(string: UUID().uuidString)
      (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }
    /// Orders of a menu's lines.
    public enum ElementOrder: Int, Sendable { case automatic, priority, fixed }
  }

  /// A closure that makes a menu of the suggested lines.
  public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
  /// A closure that makes the preview of a menu.
  public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

  /// Animations beside a menu. None run; a test declares them.
  @MainActor @preconcurrency
  public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The conforming object supplies the value.
    var previewViewController: UIViewController? { get }
    /// The conforming object decides what happens.
    func addAnimations(_ animations: @escaping () -> Void)
    /// The conforming object decides what happens.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// Animations beside the opening of a preview.
  @MainActor @preconcurrency
  public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// The conforming object supplies the value.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
  }

  /// The way from a preview to its content.
  public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

  /// Makes the menu of a view. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// Nil by default.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Nil by default.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview?
    /// Nil by default.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Nil by default.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Does nothing by default.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating)
    /// Does nothing by default.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?)
    /// Does nothing by default.
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?)
  }

  extension UIContextMenuInteractionDelegate {
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    public func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {}
  }
#endif
