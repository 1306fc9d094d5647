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
  }
  final var values = Values()
  public var alignment: NSTextAlignment { values.alignment }
  public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  public var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  public var lineSpacing: CGFloat { values.lineSpacing }
  public var paragraphSpacing: CGFloat { values.paragraphSpacing }
  public var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  public var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  public var headIndent: CGFloat { values.headIndent }
  public var tailIndent: CGFloat { values.tailIndent }
  public var minimumLineHeight: CGFloat { values.minimumLineHeight }
  public var maximumLineHeight: CGFloat { values.maximumLineHeight }
  public var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  public override var hash: Int { values.hashValue }
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}
