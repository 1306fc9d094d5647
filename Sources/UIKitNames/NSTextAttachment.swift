#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// A picture or data in a text; kept, and no text is laid out around it.
  open class NSTextAttachment: NSObject {
    /// Kept, nil at first.
    open var image: UIImage?
    /// Points, zero at first.
    open var bounds = CGRect.zero
    /// Kept, nil unless the initializer was given data.
    open var contents: Data?
    /// A type's identifier, kept.
    open var fileType: String?

    /// Kept, nil at first; nothing is drawn.
    open var fileWrapper: FileWrapper?
    /// Kept points, 0 at first.
    open var lineLayoutPadding: CGFloat = 0
    /// Kept and true at first.
    open var allowsTextAttachmentView = true
    /// The picture of the initializer, unless a subclass overrides it.
    open func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }
    /// `bounds`, unless a subclass overrides it.
    open func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect { bounds }
    /// Keeps data and the identifier of its type.
    public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
    /// An attachment without content.
    public override convenience init() { self.init(data: nil, ofType: nil) }
    /// Keeps a picture.
    public convenience init(image: UIImage) {
      self.init(data: nil, ofType: nil)
      self.image = image
    }
  }

  extension NSAttributedString {
    /// One replacement character with the attachment as its attribute.
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
  }
#endif
