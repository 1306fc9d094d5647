#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// A place between characters, as a UTF-16 offset.
  open class UITextPosition: NSObject {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }

  /// The characters between two places.
  open class UITextRange: NSObject {
    /// The first place.
    public let start: UITextPosition
    /// The place behind the last character.
    public let end: UITextPosition
    /// Whether both places are the same.
    open var isEmpty: Bool { start.offset == end.offset }
    init(_ range: NSRange) {
      start = UITextPosition(range.location)
      end = UITextPosition(NSMaxRange(range))
    }
    var nsRange: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
  }

  extension UITextField {
    private var count: Int { (text ?? "").utf16.count }
    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The place behind the last character.
    public var endOfDocument: UITextPosition { UITextPosition(count) }
    /// The characters between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      let (first, last) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
      return UITextRange(NSRange(location: first, length: last - first))
    }
    /// A place some characters further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let new = position.offset + offset
      return (0...count).contains(new) ? UITextPosition(new) : nil
    }
    /// The number of UTF-16 units between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// The end of the text; a new value has no effect, as `insertText` appends.
    public var selectedTextRange: UITextRange? {
      get { UITextRange(NSRange(location: count, length: 0)) }
      set {}
    }
    /// The characters of the range; nil if it leaves the text.
    public func text(in range: UITextRange) -> String? { substring(of: text ?? "", in: range) }
    /// Replaces the characters of the range; ignores one outside of the text.
    public func replace(_ range: UITextRange, withText text: String) {
      let whole = NSString(string: self.text ?? "")
      guard NSMaxRange(range.nsRange) <= whole.length else { return }
      self.text = whole.replacingCharacters(in: range.nsRange, with: text)
    }
  }

  extension UITextView {
    /// The place before the first character.
    public var beginningOfDocument: UITextPosition { UITextPosition(0) }
    /// The place behind the last character.
    public var endOfDocument: UITextPosition { UITextPosition(attributedText.length) }
    /// The characters between two places.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      let (first, last) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
      return UITextRange(NSRange(location: first, length: last - first))
    }
    /// The number of UTF-16 units between two places.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// The same as `selectedRange`; nil leaves it.
    public var selectedTextRange: UITextRange? {
      get { UITextRange(selectedRange) }
      set { if let newValue { selectedRange = newValue.nsRange } }
    }
    /// A place some characters further; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let new = position.offset + offset
      return (0...attributedText.length).contains(new) ? UITextPosition(new) : nil
    }
    /// The characters of the range; nil if it leaves the text.
    public func text(in range: UITextRange) -> String? { substring(of: attributedText.string, in: range) }
    /// Replaces the characters of the range, and places the selection behind the new ones. A range that leaves the text
    /// changes nothing.
    public func replace(_ range: UITextRange, withText text: String) {
      guard NSMaxRange(range.nsRange) <= attributedText.length else { return }
      selectedRange = range.nsRange
      insertText(text)
    }
    /// Always nil: no keyboard composes text.
    public var markedTextRange: UITextRange? { nil }
  }

  private func substring(of text: String, in range: UITextRange) -> String? {
    let whole = NSString(string: text)
    guard NSMaxRange(range.nsRange) <= whole.length else { return nil }
    return whole.substring(with: range.nsRange)
  }
#endif
