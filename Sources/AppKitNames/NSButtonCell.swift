#if !canImport(Darwin)
  public import KitNames

  /// The cell of a button; its values are kept, apart from the button's.
  @MainActor @preconcurrency
  open class NSButtonCell: NSActionCell {
    /// Changes of a look under a click, as AppKit's bits.
    public typealias StyleMask = NSCell.StyleMask
    /// The same text as `stringValue`.
    open var title: String! {
      get { stringValue }
      set { stringValue = newValue ?? "" }
    }
    /// The same text as `attributedStringValue`.
    open var attributedTitle: NSAttributedString {
      get { attributedStringValue }
      set { attributedStringValue = newValue }
    }
    /// Kept, empty at first; nothing is drawn, and no key is pressed.
    open var alternateTitle = ""
    /// Kept; nothing is drawn, and no key is pressed.
    open var attributedAlternateTitle = NSAttributedString(string: "")
    /// Kept, nil at first; nothing is drawn, and no key is pressed.
    open var alternateImage: NSImage?
    /// Kept, `noImage` at first; nothing is drawn, and no key is pressed.
    open var imagePosition = NSControl.ImagePosition.noImage
    /// Kept, `scaleProportionallyDown` at first; nothing is drawn, and no key is pressed.
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    /// Kept, `rounded` at first; nothing is drawn, and no key is pressed.
    open var bezelStyle = NSButton.BezelStyle.rounded
    /// Kept, nil at first; nothing is drawn, and no key is pressed.
    open var backgroundColor: NSColor?
    /// Kept and true at first; nothing is drawn, and no key is pressed.
    open var imageDimsWhenDisabled = true
    /// Kept and false at first; nothing is drawn, and no key is pressed.
    open var isTransparent = false
    /// Kept and false at first; nothing is drawn, and no key is pressed.
    open var showsBorderOnlyWhileMouseInside = false
    /// Kept, empty at first; nothing is drawn, and no key is pressed.
    open var highlightsBy: StyleMask = []
    /// Kept, empty at first; nothing is drawn, and no key is pressed.
    open var showsStateBy: StyleMask = []
    /// Kept, empty at first; nothing is drawn, and no key is pressed.
    open var keyEquivalent = ""
    /// Kept, empty at first; nothing is drawn, and no key is pressed.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    /// Kept, nil at first; nothing is drawn, and no key is pressed.
    open var sound: NSSound?
    /// Keeps nothing: a button has its own type.
    open func setButtonType(_ type: NSButton.ButtonType) {}
    /// Empty, a hook for subclasses; nothing is drawn, and no pointer enters.
    open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
    /// Empty, a hook for subclasses; nothing is drawn, and no pointer enters.
    open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {}
    /// Returns its argument unchanged.
    open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect {
      frame
    }
    /// Empty, a hook for subclasses; nothing is drawn, and no pointer enters.
    open func mouseEntered(with event: NSEvent) {}
    /// Empty, a hook for subclasses; nothing is drawn, and no pointer enters.
    open func mouseExited(with event: NSEvent) {}
  }

  extension NSCell {
    /// Changes of a look under a click, as AppKit's bits.
    public struct StyleMask: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let contentsCellMask = StyleMask(rawValue: 1)
      public static let pushInCellMask = StyleMask(rawValue: 2)
      public static let changeGrayCellMask = StyleMask(rawValue: 4)
      public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
    }
  }

  /// The cell of a menu's item.
  @MainActor @preconcurrency
  open class NSMenuItemCell: NSButtonCell {
    /// Kept, nil at first.
    open var menuItem: NSMenuItem?
  }

  /// The cell of a pop-up button; its values are kept, apart from the button's.
  @MainActor @preconcurrency
  open class NSPopUpButtonCell: NSMenuItemCell {
    /// The place of the arrow, numbered from 0.
    public enum ArrowPosition: UInt, Sendable { case noArrow, arrowAtCenter, arrowAtBottom }
    /// Kept, `arrowAtBottom` at first; nothing is drawn.
    open var arrowPosition = ArrowPosition.arrowAtBottom
    /// Kept and false at first; nothing is drawn.
    open var pullsDown = false
    /// Kept and true at first; nothing is drawn.
    open var autoenablesItems = true
    /// Kept and true at first; nothing is drawn.
    open var usesItemFromMenu = true
    /// Kept and true at first; nothing is drawn.
    open var altersStateOfSelectedItem = true
    /// Kept, `minY` at first; nothing is drawn.
    open var preferredEdge = NSRectEdge.minY
  }

  /// The cell of a slider; its values are kept, apart from the slider's.
  @MainActor @preconcurrency
  open class NSSliderCell: NSActionCell {
    /// Kept, 0 at first; nothing is drawn.
    open var minValue: Double = 0
    /// Kept, 1 at first; nothing is drawn.
    open var maxValue: Double = 1
    /// Kept, -1 at first; nothing is drawn.
    open var altIncrementValue: Double = -1
    /// Kept, `linear` at first; nothing is drawn.
    open var sliderType = NSSlider.SliderType.linear
    /// Always false: nothing is drawn.
    open var isVertical: Bool { false }
    /// Always zero: nothing is drawn.
    open var trackRect: NSRect { .zero }
    /// Always 0: nothing is drawn.
    open var knobThickness: CGFloat { 0 }
    /// Kept, 0 at first; nothing is drawn.
    open var numberOfTickMarks = 0
    /// Kept and false at first; nothing is drawn.
    open var allowsTickMarkValuesOnly = false
    /// Always zero: hooks for subclasses.
    open func knobRect(flipped: Bool) -> NSRect { .zero }
    /// Always zero: hooks for subclasses.
    open func barRect(flipped: Bool) -> NSRect { .zero }
    /// Empty, a hook for subclasses that only a test calls.
    open func drawKnob() {}
    open func drawKnob(_ knobRect: NSRect) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func drawBar(inside rect: NSRect, flipped: Bool) {}
  }
#endif
