#if !canImport(Darwin)
  public import KitNames

  /// A view that floats in a preview; none is shown.
  @MainActor @preconcurrency
  open class UITargetedPreview {
    /// The view from the initializer.
    public let view: UIView
    /// The parameters from the initializer.
    public let parameters: UIPreviewParameters
    /// The place from the initializer; the view's superview and centre without one.
    public let target: UIPreviewTarget
    /// Keeps all.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
      (self.view, self.parameters, self.target) = (view, parameters, target)
    }
    /// Keeps both.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
      self.init(
        view: view, parameters: parameters,
        target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }
    /// Keeps the view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }
    /// The same view at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
      UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
  }

  /// The place of a preview.
  @MainActor @preconcurrency
  open class UIPreviewTarget {
    /// The view around the preview.
    public let container: UIView
    /// The middle, in points of the container.
    public let center: CGPoint
    /// The transform of the preview.
    public let transform: CGAffineTransform
    /// Keeps all.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
      (self.container, self.center, self.transform) = (container, center, transform)
    }
  }

  /// The look of a preview; nothing is drawn.
  @MainActor @preconcurrency
  open class UIPreviewParameters {
    public init() {}
    /// Drops the rectangles of the text's lines.
    public init(textLineRects: [NSValue]) {}
    /// Kept, nil at first.
    open var visiblePath: UIBezierPath?
    /// Kept, nil at first.
    open var shadowPath: UIBezierPath?
    /// Kept, nil at first.
    open var backgroundColor: UIColor!
  }

  /// The look of a dragged view; nothing is drawn.
  public typealias UIDragPreviewParameters = UIPreviewParameters
  /// The look and place of a dragged view; nothing is drawn.
  public typealias UITargetedDragPreview = UITargetedPreview
  /// The place of a dragged view.
  public typealias UIDragPreviewTarget = UIPreviewTarget

  /// A view that is dragged in place of an item; nothing is drawn.
  @MainActor @preconcurrency
  open class UIDragPreview {
    /// The view from the initializer.
    public let view: UIView
    /// The parameters from the initializer.
    public let parameters: UIDragPreviewParameters
    /// Keeps both.
    public init(view: UIView, parameters: UIDragPreviewParameters) { (self.view, self.parameters) = (view, parameters) }
    /// Keeps the view.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
  }
#endif
