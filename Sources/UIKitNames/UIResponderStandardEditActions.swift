#if !canImport(Darwin)
  public import KitNames
  public import ViewEngine

  /// The actions of an edit menu. A responder that is no text input does nothing.
  @MainActor @preconcurrency
  public protocol UIResponderStandardEditActions: AnyObject {}

  extension UIResponder: UIResponderStandardEditActions {}

  /// An object that restores what a person did.
  @MainActor @preconcurrency
  public protocol UIUserActivityRestoring: AnyObject {
    /// The conforming object decides what happens.
    func restoreUserActivityState(_ activity: NSUserActivity)
  }

  extension UIResponder: UIUserActivityRestoring {
    /// Kept, nil at first; no other device continues it.
    public var userActivity: NSUserActivity? {
      get { KeptValues.value(of: self, or: nil) }
      set { KeptValues.keep(newValue, for: self) }
    }
  }

  /// Bars above a keyboard; none appear.
  @MainActor @preconcurrency
  open class UITextInputAssistantItem {
    public init() {}
    /// Kept groups, empty at first.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Kept groups, empty at first.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Kept and true at first.
    open var allowsHidingShortcuts = true
  }

  /// The language of a keyboard. None appears.
  @MainActor @preconcurrency
  open class UITextInputMode {
    // Only a program itself posts it.
    public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
      "UITextInputCurrentInputModeDidChange")
    /// The language's code.
    public let primaryLanguage: String?
    init(_ primaryLanguage: String?) { self.primaryLanguage = primaryLanguage }
    /// One mode, of the current locale's language.
    open class var activeInputModes: [UITextInputMode] { [UITextInputMode(Locale.current.identifier)] }
  }

  extension UIResponder {
    /// Made on first access; no keyboard appears.
    public var inputAssistantItem: UITextInputAssistantItem {
      if let item: UITextInputAssistantItem = KeptValues.value(of: self, or: nil) { return item }
      let item = UITextInputAssistantItem()
      KeptValues.keep(UITextInputAssistantItem?.some(item), for: self)
      return item
    }
  }
#endif
