#if !canImport(Darwin)
  import KitNames

  /// A window with three more flags, otherwise like any other.
  @MainActor @preconcurrency
  open class NSPanel: NSWindow {
    /// False at first; a change leaves `level` alone.
    public var isFloatingPanel = false
    /// False at first. The panel becomes key like any window.
    public var becomesKeyOnlyIfNeeded = false
    /// False at first; no modal session locks windows out.
    public var worksWhenModal = false
  }
#endif
