#if !canImport(Darwin)
  public import Foundation

  /// Settings of a paragraph's lines, compared by value; no text is laid out with them.
  open class NSParagraphStyle: NSObject, @unchecked Sendable {
    // NB: only NSMutableParagraphStyle writes them, on its owner's behalf.
    struct Values: Hashable {
      var alignment = NSTextAlignment.natural
      var lineBreakMode = NSLineBreakMode.byWordWrapping
      var baseWritingDirection = NSWritingDirection.natural
      var lineSpacing: CGFloat = 0
      var paragraphSpacing: CGFloat = 0
      var paragraphSpacingBefore: CGFloat = 0
      var firstLineHeadIndent: CGFloat = 0
      var headIndent: CGFloat = 0
      var tailIndent: CGFloat = 0
      var minimumLineHeight: CGFloat = 0
      var maximumLineHeight: CGFloat = 0
      var lineHeightMultiple: CGFloat = 0
      var defaultTabInterval: CGFloat = 0
      var hyphenationFactor: Float = 0
      var usesDefaultHyphenation = false
      var tabStops: [NSTextTab] = []
      var lineBreakStrategy: LineBreakStrategy = []
      var allowsDefaultTighteningForTruncation = false
    }
    final var values = Values()

    /// The value `natural`, unless a mutable style changes it.
    public var alignment: NSTextAlignment { values.alignment }
    /// Word wrapping, unless a mutable style changes it.
    public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The value `natural`, which no language resolves here.
    public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Extra points between lines, 0 by default.
    public var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after the paragraph, 0 by default.
    public var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points ahead of the paragraph, 0 by default.
    public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Points that the first line moves in, 0 by default.
    public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Points that the other lines move in, 0 by default.
    public var headIndent: CGFloat { values.headIndent }
    /// Points to the lines' end, 0 by default; negative ones count from the far margin.
    public var tailIndent: CGFloat { values.tailIndent }
    /// Points, 0 by default for no lower limit.
    public var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Points, 0 by default for no upper limit.
    public var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// A factor on the natural height, 0 by default for none.
    public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Points between tab stops, 0 by default.
    public var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// A threshold from 0 to 1, 0 by default for no hyphens.
    public var hyphenationFactor: Float { values.hyphenationFactor }
    /// False, unless a mutable style changes it.
    public var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Empty, unless a mutable style changes them.
    public var tabStops: [NSTextTab]! { values.tabStops }
    /// Empty, unless a mutable style changes it.
    public var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// False, unless a mutable style changes it.
    public var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }

    /// A new immutable style at each call, equal to every other with the defaults.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }

    public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    public override var hash: Int { values.hashValue }
    open override func mutableCopy() -> Any {
      let copy = NSMutableParagraphStyle()
      copy.values = values
      return copy
    }
  }
#endif
