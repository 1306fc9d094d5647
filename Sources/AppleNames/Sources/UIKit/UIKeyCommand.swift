/// A keyboard shortcut, kept in a menu; no key press runs it.
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
  public let action: Selector
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    (self.action, self.input, self.modifierFlags) = (action, input, modifierFlags)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image, subtitle: nil)
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
