/// A view that keeps a text and its look; nothing is measured or drawn.
@MainActor @preconcurrency
open class UILabel: UIView {
  /// Makes a label that `hitTest` skips, as `isUserInteractionEnabled` is false.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) { return nil }
  /// The string of `attributedText`, nil at first; a new one has no attributes.
  open var text: String? {
    get { attributedText?.string }
    set { attributedText = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontSizeToFitWidth = false
  open var adjustsFontForContentSizeCategory = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var highlightedTextColor: UIColor?
  open var isHighlighted = false
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  open var preferredMaxLayoutWidth: CGFloat = 0
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
  open func drawText(in rect: CGRect) {}
}
