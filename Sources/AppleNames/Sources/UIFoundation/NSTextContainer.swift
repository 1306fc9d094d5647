/// The region a text would fill: its values are kept, and no text flows through it.
open class NSTextContainer: @unchecked Sendable {
  public init(size: CGSize = .zero) { self.size = size }
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// The width and height in points, as AppKit calls them.
  open var containerSize: CGSize {
    get { size }
    set { size = newValue }
  }
}
