#if !canImport(Darwin)
  import KitNames

  /// A view that would blur its background; its settings are kept and no effect is drawn.
  @MainActor @preconcurrency
  open class NSVisualEffectView: NSView {
    /// Backgrounds with AppKit's raw values; colours of the content do not depend on them.
    public enum Material: Int, Sendable {
      case appearanceBased, light, dark, mediumLight = 8, ultraDark
      case titlebar = 3, selection, menu, popover, sidebar, headerView = 10, sheet, windowBackground, hudWindow
      case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground
    }
    /// Two sources of the blur, as 0 and 1; neither is read.
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    /// Three activity states, numbered from 0; windows do not change them.
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    /// The window background at first; no renderer reads it.
    public var material = Material.windowBackground
    /// The value `behindWindow` at first; no desktop is behind.
    public var blendingMode = BlendingMode.behindWindow
    /// The value `followsWindowActiveState` at first; it never changes by itself.
    public var state = State.followsWindowActiveState
    /// False at first, without effect on colours.
    public var isEmphasized = false
    /// Nil at first; a picture clips no content.
    public var maskImage: NSImage?
    /// Always normal.
    public var interiorBackgroundStyle: NSView.BackgroundStyle { .normal }
  }

  /// A view of glass around its content; no effect is drawn.
  @MainActor @preconcurrency
  open class NSGlassEffectView: NSView {
    /// Kinds of glass, numbered from 0.
    public enum Style: Int, Sendable { case regular, clear }
    /// Kept, 0 at first; nothing is drawn.
    public var cornerRadius: CGFloat = 0
    /// Kept, nil at first; nothing is drawn.
    public var tintColor: NSColor?
    /// Kept, `regular` at first; nothing is drawn.
    public var style = Style.regular
    /// Nil at first. A new view replaces the former one in `subviews`.
    public var contentView: NSView? {
      didSet {
        if oldValue !== contentView { oldValue?.removeFromSuperview() }
        if let contentView { addSubview(contentView) }
      }
    }
  }

  /// A view around several of glass; no effect is drawn.
  @MainActor @preconcurrency
  open class NSGlassEffectContainerView: NSView {
    /// Kept, 0 at first.
    public var spacing: CGFloat = 0
    /// Nil at first. A new view replaces the former one in `subviews`.
    public var contentView: NSView? {
      didSet {
        if oldValue !== contentView { oldValue?.removeFromSuperview() }
        if let contentView { addSubview(contentView) }
      }
    }
  }
#endif
