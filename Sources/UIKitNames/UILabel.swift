#if !canImport(Darwin)
  public import KitNames

  /// A view that keeps a text and its look; nothing is measured or drawn.
  @MainActor @preconcurrency
  open class UILabel: UIView {
    /// Makes a label that `hitTest` skips, as `isUserInteractionEnabled` is false.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }
    /// Always nil: archives are not read.
    public required init?(coder: NSCoder) { return nil }
    /// The string of `attributedText`, nil at first; a new one has no attributes.
    open var text: String? {
      get { attributedText?.string }
      set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }
    /// Nil at first; `text` has the same string.
    open var attributedText: NSAttributedString?
    /// Kept, the system's at 17 points first; a larger one leaves `frame` alone.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// Kept, the adaptive `label` colour at first.
    open var textColor: UIColor! = .label
    /// Kept, `natural` at first; no line is aligned.
    open var textAlignment = NSTextAlignment.natural
    /// Kept; at first an ellipsis ends a long text. No text is cut.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Kept, 1 at first; 0 means no limit.
    open var numberOfLines = 1
    /// Kept and false at first; nothing shrinks.
    open var adjustsFontSizeToFitWidth = false
    /// Kept and false at first; the process has one text size.
    open var adjustsFontForContentSizeCategory = false
    /// Kept smallest ratio of shrunk to full text, 0 at first.
    open var minimumScaleFactor: CGFloat = 0
    /// Kept and true at first; a disabled label keeps its colour.
    open var isEnabled = true
    /// Kept, nil at first; nothing is drawn behind letters.
    open var shadowColor: UIColor?
    /// Kept points, 0 by -1 at first; nothing is drawn behind letters.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Kept, nil at first; no text is drawn.
    open var highlightedTextColor: UIColor?
    /// Kept and false at first; no text is drawn.
    open var isHighlighted = false
    /// Kept, on the baselines at first; nothing shrinks.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Kept, none at first; no line breaks.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Kept and false at first; no letters move.
    open var allowsDefaultTighteningForTruncation = false
    /// Kept points, 0 at first; no line breaks.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Kept and false at first; no pointer hovers.
    open var showsExpansionTextWhenTruncated = false
    /// Kept, `default` at first; nothing is drawn.
    open var preferredVibrancy = UILabelVibrancy.none
    /// Returns the bounds unchanged; nothing is measured.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
    /// Empty, a hook for subclasses; nothing is drawn.
    open func drawText(in rect: CGRect) {}
  }

  /// The line that stays when a text shrinks.
  public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
  /// Whether a text shines through.
  public enum UILabelVibrancy: Int, Sendable { case none, automatic }
#endif
