#if !canImport(Darwin)
  import KitNames
  import ViewEngine

  /// A change to the pixels behind a view; an empty class here.
  @MainActor @preconcurrency
  open class UIVisualEffect {
    /// Makes an object that changes nothing.
    public init() {}
  }
#endif
