#if !canImport(Darwin)
  public import Foundation

  /// A text that layout managers would lay out: its characters and attributes are kept.
  open class NSTextStorage: NSMutableAttributedString {
    /// Which parts of a text an edit changed.
    public struct EditActions: OptionSet, Hashable, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let editedAttributes = EditActions(rawValue: 1)
      public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// The managers in the order of their addition.
    public private(set) var layoutManagers: [NSLayoutManager] = []
    /// Adds the manager and sets its text.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
      layoutManagers.append(aLayoutManager)
      aLayoutManager.textStorage = self
    }
    /// Removes the manager, and its text with it.
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
      layoutManagers.removeAll { $0 === aLayoutManager }
      aLayoutManager.textStorage = nil
    }
    /// Does nothing: no manager lays out text.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {}
  }

  /// A maker of lines, which lays out nothing: each rectangle is empty, each glyph the first.
  open class NSLayoutManager: NSObject, @unchecked Sendable {
    public weak var textStorage: NSTextStorage?
    /// Kept, true at first: there are no lines.
    open var usesFontLeading = true
    /// Kept, false at first: there are no lines.
    open var allowsNonContiguousLayout = false
    /// Kept, false at first: nothing is drawn.
    open var showsInvisibleCharacters = false
    /// The containers in the order of their addition.
    public private(set) var textContainers: [NSTextContainer] = []
    /// Adds the container and becomes its manager.
    open func addTextContainer(_ container: NSTextContainer) {
      textContainers.append(container)
      container.layoutManager = self
    }
    /// Does nothing: there are no lines.
    open func ensureLayout(for container: NSTextContainer) {}
    /// Always empty: there are no lines.
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    /// Always empty: there are no lines.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    /// The range of the whole text, as if it fitted.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    /// Always the first glyph: there are no lines.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
    /// Always the first character: there are no lines.
    open func characterIndex(
      for point: CGPoint, in container: NSTextContainer,
      fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    /// Does nothing: there are no lines.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
    /// Does nothing: there are no lines.
    open func invalidateLayout(
      forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) {}
    /// The number of the text's UTF-16 units, as if each had a glyph.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    /// The same range, as if each character had a glyph.
    open func glyphRange(
      forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { charRange }
    /// The same range, as if each character had a glyph.
    open func characterRange(
      forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> NSRange { glyphRange }
    /// The same number, as if each character had a glyph.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// The same number, as if each character had a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Always the origin: there are no lines.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
    /// Always empty: there are no lines.
    open func lineFragmentRect(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { .zero }
    /// Always empty: there are no lines.
    open func lineFragmentUsedRect(
      forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
    ) -> CGRect { .zero }
  }
#endif
