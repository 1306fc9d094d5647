#if !canImport(Darwin)
  public import KitNames

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
    /// Kept, nil at first; nothing is shown.
    public var accessoryView: NSView?
    /// Read from `color.alphaComponent`.
    public var alpha: CGFloat { color.alphaComponent }
    /// Pickers that a panel offers, as AppKit's bits.
    public struct Options: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let grayModeMask = Options(rawValue: 1)
      public static let rgbModeMask = Options(rawValue: 2)
      public static let wheelModeMask = Options(rawValue: 64)
      public static let allModesMask = Options(rawValue: 0xffff)
    }
    /// Without effect: the panel sends no action.
    public func setTarget(_ target: Any?) {}
    /// Without effect: the panel sends no action.
    public func setAction(_ selector: Selector?) {}
    /// Without effect: the panel sends no action.
    public static func setPickerMask(_ mask: Options) {}
    /// Without effect: the panel sends no action.
    public static func setPickerMode(_ mode: Mode) { shared.mode = mode }
    /// Without effect: the panel sends no action.
    public func attach(_ colorList: NSColorList) {}
    /// Without effect: the panel sends no action.
    public func detach(_ colorList: NSColorList) {}
    // Only a program itself posts it.
    public nonisolated static let colorDidChangeNotification = Notification.Name(
      "NSColorPanelColorDidChangeNotification")
    /// True at first; the panel sends no action at any time.
    public var isContinuous = true
  }
#endif
