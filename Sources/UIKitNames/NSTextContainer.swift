#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// The region a text would fill: its values are kept, and no text flows through it.
  @MainActor @preconcurrency
  open class NSTextContainer {
    /// Keeps the size, which is zero without an argument.
    public init(size: CGSize = .zero) { self.size = size }
    /// Width and height in points; kept, and no line breaks at its edge.
    public var size: CGSize
    /// Points at each end of a line; 5 at first, and without effect.
    public var lineFragmentPadding: CGFloat = 5
    /// Kept; 0, the initial value, means no limit. No line is counted.
    public var maximumNumberOfLines = 0
    /// Kept; the initial mode breaks between words.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// False at first; the size never follows a view, even if this is true.
    public var widthTracksTextView = false
    /// Kept and false at first; no code resizes the container.
    public var heightTracksTextView = false
  }
#endif
