#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The drawing part of a control, which draws nothing here.
  @MainActor @preconcurrency
  open class NSCell {
    public init() {}
    /// Drops the text: this cell has no property that could keep it.
    public init(textCell string: String) {}
    /// False at first; no text breaks into lines.
    public var wraps = false
    /// False at first; no text moves sideways.
    public var isScrollable = false
    /// False at first, and separate from the control's property of that name.
    public var usesSingleLineMode = false
    /// Word wrapping at first, and separate from the control's property of that name.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The size `regular` at first; the control's own value does not follow.
    public var controlSize = NSControl.ControlSize.regular
  }
#endif
