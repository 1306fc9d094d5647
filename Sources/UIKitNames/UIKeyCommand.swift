#if !canImport(Darwin)
  public import KitNames

  /// A keyboard shortcut, kept in a menu; no key press runs it.
  @MainActor @preconcurrency
  open class UIKeyCommand: UICommand {
    /// The character of the key, as given.
    public let input: String?
    /// The keys to hold, none at first.
    public let modifierFlags: UIKeyModifierFlags
    /// Kept and false at first; no key press arrives.
    open var wantsPriorityOverSystemBehavior = false
    /// Kept and true at first; keyboards do not differ.
    open var allowsAutomaticLocalization = true
    /// Kept and true at first; keyboards do not differ.
    open var allowsAutomaticMirroring = true

    /// Keeps all.
    public init(
      title: String = "", image: UIImage? = nil, action: Selector, input: String,
      modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
      discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
      (self.input, self.modifierFlags) = (input, modifierFlags)
      super.init(
        title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
        discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }
    /// Keeps all.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
      self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    // The characters of keys without a letter.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    public nonisolated static let inputF1 = "UIKeyInputF1"
    public nonisolated static let inputF2 = "UIKeyInputF2"
    public nonisolated static let inputF3 = "UIKeyInputF3"
    public nonisolated static let inputF4 = "UIKeyInputF4"
    public nonisolated static let inputF5 = "UIKeyInputF5"
  }

  /// A set of keys to hold.
  public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
  }
#endif
