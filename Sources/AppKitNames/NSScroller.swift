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
    /// Kept, `default` at first; nothing is drawn.
    open var knobStyle = KnobStyle.default
    /// Kept, 0 at first; nothing is drawn.
    open var knobProportion: CGFloat = 0
    /// Always `noPart`: nothing is drawn.
    open var hitPart: Part { .noPart }
    /// Empty, a hook for subclasses that only a test calls.
    open func drawKnob() {}
    /// Empty, a hook for subclasses that only a test calls.
    open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
    /// Always zero: hooks for subclasses.
    open func rect(for partCode: Part) -> NSRect { .zero }
    /// Always `noPart`: hooks for subclasses.
    open func testPart(_ point: NSPoint) -> Part { .noPart }
    /// Empty, a hook for subclasses that only a test calls.
    open func checkSpaceForParts() {}
    /// The style `overlay` at first, independent of the scroll view's.
    open var scrollerStyle = Style.overlay
  }
#endif
