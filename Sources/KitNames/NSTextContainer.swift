#if !canImport(Darwin)
  public import Foundation

  /// The region a text would fill: its values are kept, and no text flows through it.
  open class NSTextContainer: @unchecked Sendable {
    /// Keeps the size, which is zero without an argument.
    public init(size: CGSize = .zero) { self.size = size }
    /// Width and height in points; kept, and no line breaks at its edge.
    open var size: CGSize
    /// Points at each end of a line; 5 at first, and without effect.
    open var lineFragmentPadding: CGFloat = 5
    /// Kept; 0, the initial value, means no limit. No line is counted.
    open var maximumNumberOfLines = 0
    /// Kept; the initial mode breaks between words.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// False at first; the size never follows a view, even if this is true.
    open var widthTracksTextView = false
    /// Kept and false at first; no code resizes the container.
    open var heightTracksTextView = false
    /// The width and height in points, as AppKit calls them.
    open var containerSize: CGSize {
      get { size }
      set { size = newValue }
    }
    /// The manager that the container was added to; nil before.
    public internal(set) weak var layoutManager: NSLayoutManager?
  }
#endif
