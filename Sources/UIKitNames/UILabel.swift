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
  }
#endif
