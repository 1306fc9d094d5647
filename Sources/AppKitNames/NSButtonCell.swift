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
    // Kept; nothing is drawn, and no key is pressed.
    open var alternateTitle = ""
    open var attributedAlternateTitle = NSAttributedString(string: "")
    open var alternateImage: NSImage?
    open var imagePosition = NSControl.ImagePosition.noImage
    open var imageScaling = NSImageScaling.scaleProportionallyDown
    open var bezelStyle = NSButton.BezelStyle.rounded
    open var backgroundColor: NSColor?
    open var imageDimsWhenDisabled = true
    open var isTransparent = false
    open var showsBorderOnlyWhileMouseInside = false
    open var highlightsBy: StyleMask = []
    open var showsStateBy: StyleMask = []
    open var keyEquivalent = ""
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
    open var sound: NSSound?
    /// Keeps nothing: a button has its own type.
    open func setButtonType(_ type: NSButton.ButtonType) {}
    // Empty, hooks for subclasses: nothing is drawn, and no pointer enters.
    open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
    open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {}
    open func drawTitle(_ title: NSAttributedString, withFrame frame: NSRect, in controlView: NSView) -> NSRect {
      frame
    }
    open func mouseEntered(with event: NSEvent) {}
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
    // Kept; nothing is drawn.
    open var arrowPosition = ArrowPosition.arrowAtBottom
    open var pullsDown = false
    open var autoenablesItems = true
    open var usesItemFromMenu = true
    open var altersStateOfSelectedItem = true
    open var preferredEdge = NSRectEdge.minY
  }

  /// The cell of a slider; its values are kept, apart from the slider's.
  @MainActor @preconcurrency
  open class NSSliderCell: NSActionCell {
    // Kept; nothing is drawn.
    open var minValue: Double = 0
    open var maxValue: Double = 1
    open var altIncrementValue: Double = -1
    open var sliderType = NSSlider.SliderType.linear
    open var isVertical: Bool { false }
    open var trackRect: NSRect { .zero }
    open var knobThickness: CGFloat { 0 }
    open var numberOfTickMarks = 0
    open var allowsTickMarkValuesOnly = false
    // Empty, hooks for subclasses.
    open func knobRect(flipped: Bool) -> NSRect { .zero }
    open func barRect(flipped: Bool) -> NSRect { .zero }
    open func drawKnob() {}
    open func drawKnob(_ knobRect: NSRect) {}
    open func drawBar(inside rect: NSRect, flipped: Bool) {}
  }
#endif
