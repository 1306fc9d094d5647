#if !canImport(Darwin)
  public import KitNames

  /// A menu that opens by a long press; none opens, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIContextMenuInteraction: UIInteraction {
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// Keeps the delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
    /// Without effect: no menu is open.
    open func dismissMenu() {}
    /// Always the origin.
    open func location(in view: UIView?) -> CGPoint { .zero }
  }

  /// The content of a menu and of its preview.
  @MainActor @preconcurrency
  open class UIContextMenuConfiguration {
    /// The identifier from the initializer.
    public let identifier: (any NSCopying)?
    /// The closures from the initializer, for a test.
    public let previewProvider: (() -> UIViewController?)?
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Keeps the closures; nothing calls them.
    public init(
      identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
      actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
      (self.identifier, self.previewProvider, self.actionProvider) = (identifier, previewProvider, actionProvider)
    }
  }

  /// Makes the menu of a view. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIContextMenuInteractionDelegate: AnyObject {
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
  }

  /// A view that floats in a preview; none is shown.
  @MainActor @preconcurrency
  open class UITargetedPreview {
    /// The view from the initializer.
    public let view: UIView
    /// The parameters from the initializer.
    public let parameters: UIPreviewParameters
    public init(view: UIView, parameters: UIPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  }

  /// The look of a preview; nothing is drawn.
  @MainActor @preconcurrency
  open class UIPreviewParameters {
    public init() {}
    /// Kept, nil at first.
    open var visiblePath: UIBezierPath?
    /// Kept, nil at first.
    open var shadowPath: UIBezierPath?
    /// Kept, nil at first.
    open var backgroundColor: UIColor?
  }
#endif
