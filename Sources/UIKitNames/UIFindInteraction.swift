#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A search in a view; nothing is searched, a test calls the delegate.
  @MainActor @preconcurrency
  open class UIFindInteraction: UIInteraction {
    /// Held weakly; only a test calls it.
    public private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// Always nil: nothing is searched.
    open var activeFindSession: UIFindSession? { nil }
    /// Always false: nothing appears.
    open var isFindNavigatorVisible: Bool { false }
    /// Kept, nil at first.
    open var searchText: String?
    /// Kept, nil at first.
    open var replacementText: String?
    /// Keeps the delegate.
    public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
    /// Has no effect: nothing appears.
    open func presentFindNavigator(showingReplace: Bool) {}
    /// Has no effect: nothing appears.
    open func dismissFindNavigator() {}
    /// Has no effect: nothing is searched.
    open func findNext() {}
    /// Has no effect: nothing is searched.
    open func findPrevious() {}
    /// Has no effect: nothing is searched.
    open func updateResultCount() {}
  }

  /// A search under way; a subclass finds.
  @MainActor @preconcurrency
  open class UIFindSession {
    public init() {}
    /// 0, unless a subclass overrides it.
    open var resultCount: Int { 0 }
    /// `NSNotFound`, unless a subclass overrides it.
    open var highlightedResultIndex: Int { NSNotFound }
  }

  /// Makes the search of a view. Only a test calls it.
  @MainActor @preconcurrency
  public protocol UIFindInteractionDelegate: AnyObject {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Does nothing by default.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
  }

  extension UIFindInteractionDelegate {
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
  }
#endif
