#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// The arrangement of a grid's cells; an empty class to subclass.
  @MainActor @preconcurrency
  open class UICollectionViewLayout {
    public init() {}
    /// Does nothing, as there is no layout pass.
    open func invalidateLayout() {}
  }
#endif
