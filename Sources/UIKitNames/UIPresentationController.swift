#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The container of a presented controller: a sheet or a popover, both off screen.
  @MainActor @preconcurrency
  open class UIPresentationController {
    /// Makes a container around no controller.
    public init() {}
    /// Held weakly; dismissals do not call it.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  }
#endif
