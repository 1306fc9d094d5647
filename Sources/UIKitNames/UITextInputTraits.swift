#if !canImport(Darwin)
  import KitNames
  public import ViewEngine

  /// Wishes about the keyboard; fields and text views keep theirs without effect. No keys appear.
  @MainActor @preconcurrency
  public protocol UITextInputTraits: AnyObject {
    /// The conforming object supplies the value.
    var keyboardType: UIKeyboardType { get set }
    /// The conforming object supplies the value.
    var returnKeyType: UIReturnKeyType { get set }
    /// The conforming object supplies the value.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The conforming object supplies the value.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// The conforming object supplies the value.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// The conforming object supplies the value.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The conforming object supplies the value.
    var smartQuotesType: UITextSmartQuotesType { get set }
    /// The conforming object supplies the value.
    var smartDashesType: UITextSmartDashesType { get set }
    /// The conforming object supplies the value.
    var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// The conforming object supplies the value.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// The conforming object supplies the value.
    var isSecureTextEntry: Bool { get set }
    /// The conforming object supplies the value.
    var textContentType: UITextContentType! { get set }
  }

  // A class that declares none of them has constant ones.
  extension UITextInputTraits {
    public var keyboardType: UIKeyboardType {
      get { .default }
      set {}
    }
    public var returnKeyType: UIReturnKeyType {
      get { .default }
      set {}
    }
    public var keyboardAppearance: UIKeyboardAppearance {
      get { .default }
      set {}
    }
    public var autocapitalizationType: UITextAutocapitalizationType {
      get { .sentences }
      set {}
    }
    public var autocorrectionType: UITextAutocorrectionType {
      get { .default }
      set {}
    }
    public var spellCheckingType: UITextSpellCheckingType {
      get { .default }
      set {}
    }
    public var smartQuotesType: UITextSmartQuotesType {
      get { .default }
      set {}
    }
    public var smartDashesType: UITextSmartDashesType {
      get { .default }
      set {}
    }
    public var smartInsertDeleteType: UITextSmartInsertDeleteType {
      get { .default }
      set {}
    }
    public var enablesReturnKeyAutomatically: Bool {
      get { false }
      set {}
    }
    public var isSecureTextEntry: Bool {
      get { false }
      set {}
    }
    public var textContentType: UITextContentType! {
      get { nil }
      set {}
    }
  }

  /// Whether a keyboard predicts text.
  public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
  /// How much a text may be rewritten.
  public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }

  /// Rules for a new password, as text.
  public final class UITextInputPasswordRules: Sendable {
    /// The text from the initializer.
    public let passwordRulesDescriptor: String
    /// Keeps the text.
    public init(descriptor passwordRulesDescriptor: String) { self.passwordRulesDescriptor = passwordRulesDescriptor }
  }
#endif
