#if !canImport(Darwin)
  import KitNames

  /// A panel that chooses a colour, off screen. Only a program or a test sets `color`.
  @MainActor @preconcurrency
  public final class NSColorPanel: NSPanel {
    public static let shared = NSColorPanel()
    /// Always true, even before the first use of `shared`.
    public static var sharedColorPanelExists: Bool { true }
    /// Ways of offering colours, from -1; no picker implements them.
    public enum Mode: Int, Sendable { case none = -1, gray, RGB, CMYK, HSB, customPalette, colorList, wheel, crayon }

    /// False at first; the panel has no slider to reveal.
    public var showsAlpha = false
    /// The wheel at first, which no person turns.
    public var mode = Mode.wheel
    /// White at first; a change sends no action, and tells observers.
    public var color = NSColor.white {
      willSet { willChangeValue(for: \.color) }
      didSet { didChangeValue(for: \.color) }
    }
    /// True at first; the panel sends no action at any time.
    public var isContinuous = true
  }
#endif
