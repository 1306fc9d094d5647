#if !canImport(Darwin)
  public import KitNames

  /// A window with three more flags, otherwise like any other.
  @MainActor @preconcurrency
  open class NSPanel: NSWindow {
    /// A panel that hides when the app is inactive; otherwise like a window.
    public override init(
      contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
    ) {
      super.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
      (hidesOnDeactivate, isReleasedWhenClosed) = (true, false)
    }
    /// False: another window stays main, unless a subclass overrides it.
    open override var canBecomeMain: Bool { false }
    /// False at first; the level becomes `floating`, or `normal` again.
    public var isFloatingPanel = false { didSet { level = isFloatingPanel ? .floating : .normal } }
    /// False at first. The panel becomes key like any window.
    public var becomesKeyOnlyIfNeeded = false
    /// False at first; no modal session locks windows out.
    public var worksWhenModal = false
  }
#endif
