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
  open override var canBecomeMain: Bool { false }
  public var isFloatingPanel = false { didSet { level = isFloatingPanel ? .floating : .normal } }
  public var becomesKeyOnlyIfNeeded = false
  public var worksWhenModal = false
}
