#if !canImport(Darwin)
  public import KitNames

  /// The bar at the side of a scroll view, which no pointer drags.
  @MainActor @preconcurrency
  open class NSScroller: NSControl {
    /// Two looks, `legacy` and `overlay`, as 0 and 1.
    public enum Style: Int, Sendable { case legacy, overlay }
    /// Always `overlay`: no system setting is read.
    open class var preferredScrollerStyle: Style { .overlay }
    /// Colours of a knob, numbered from 0; none is drawn.
    public enum KnobStyle: Int, Sendable { case `default`, dark, light }
    /// Parts of a scroller, numbered from 0.
    public enum Part: UInt, Sendable {
      case noPart, decrementPage, knob, incrementPage, decrementLine, incrementLine, knobSlot
    }
    // Only a program itself posts it.
    public nonisolated static let preferredScrollerStyleDidChangeNotification = Notification.Name(
      "NSPreferredScrollerStyleDidChangeNotification")
    /// False, unless a subclass overrides it.
    open class var isCompatibleWithOverlayScrollers: Bool { false }
    /// Points, 15 as on a Mac with a mouse.
    open class func scrollerWidth(for controlSize: NSControl.ControlSize, scrollerStyle: Style) -> CGFloat { 15 }
    // Kept; nothing is drawn.
    open var knobStyle = KnobStyle.default
    open var knobProportion: CGFloat = 0
    open var hitPart: Part { .noPart }
    // Empty, hooks for subclasses.
    open func drawKnob() {}
    open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
    open func rect(for partCode: Part) -> NSRect { .zero }
    open func testPart(_ point: NSPoint) -> Part { .noPart }
    open func checkSpaceForParts() {}
    /// The style `overlay` at first, independent of the scroll view's.
    open var scrollerStyle = Style.overlay
  }
#endif
