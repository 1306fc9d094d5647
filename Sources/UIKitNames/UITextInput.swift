#if !canImport(Darwin)
  public import KitNames
  import ViewEngine

  /// An object that takes characters.
  @MainActor @preconcurrency
  public protocol UIKeyInput: UITextInputTraits {
    /// The conforming object supplies the value.
    var hasText: Bool { get }
    /// The conforming object decides what happens.
    func insertText(_ text: String)
    /// The conforming object decides what happens.
    func deleteBackward()
  }

  /// A view with a text and a selection. `UITextField` and `UITextView` have these members.
  @MainActor @preconcurrency
  public protocol UITextInput: UIKeyInput {
    /// The conforming object decides what happens.
    func text(in range: UITextRange) -> String?
    /// The conforming object decides what happens.
    func replace(_ range: UITextRange, withText text: String)
    /// The conforming object supplies the value.
    var selectedTextRange: UITextRange? { get set }
    var markedTextRange: UITextRange? { get }
    /// The conforming object supplies the value.
    var beginningOfDocument: UITextPosition { get }
    /// The conforming object supplies the value.
    var endOfDocument: UITextPosition { get }
    /// The conforming object decides what happens.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// The conforming object decides what happens.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The conforming object decides what happens.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The conforming object decides what happens.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The conforming object decides what happens.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The conforming object decides what happens.
    func firstRect(for range: UITextRange) -> CGRect
    /// The conforming object decides what happens.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The conforming object decides what happens.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    func unmarkText()
  }

  // Nothing is laid out, and no keyboard composes text.
  extension UITextInput {
    /// Compares the places in the text.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      let distance = offset(from: position, to: other)
      return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
    }
    /// Always nil: nothing is laid out.
    public func characterRange(at point: CGPoint) -> UITextRange? { nil }
    /// Always nil: no keyboard composes text.
    public var markedTextRange: UITextRange? { nil }
    /// Has no effect: no keyboard composes text.
    public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    /// Has no effect: no keyboard composes text.
    public func unmarkText() {}
  }

  extension UITextField: UITextInput {}
  extension UITextView: UITextInput {}

  /// The place of a selection. Nothing is laid out.
  @MainActor @preconcurrency
  open class UITextSelectionRect {
    public init() {}
    /// Always empty.
    open var rect: CGRect { .zero }
    /// Always false.
    open var containsStart: Bool { false }
    /// Always false.
    open var containsEnd: Bool { false }
    /// Always false.
    open var isVertical: Bool { false }
  }

  /// A part of a text that reacts to a tap, such as a link.
  @MainActor @preconcurrency
  public struct UITextItem {
    /// The kinds.
    public enum Content {
      case link(URL)
      case textAttachment(NSTextAttachment)
      case tag(String)
    }
    /// Kept by the initializer; never changes.
    public let content: Content
    /// The place in the text.
    public let range: NSRange
    /// Keeps both. UIKit has no such initializer: tests need it.
    public init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
    /// The menu of a text item.
    @MainActor @preconcurrency
    public struct MenuConfiguration {
      /// Kept by the initializer; never changes.
      public let menu: UIMenu
      /// Keeps the menu.
      public init(menu: UIMenu) { self.menu = menu }
    }
  }

  /// Kinds of taps on a text.
  public enum UITextItemInteraction: Int, Sendable { case invokeDefaultAction, presentActions, preview }
#endif
