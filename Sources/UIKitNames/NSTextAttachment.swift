#if !canImport(Darwin)
  public import KitNames

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
