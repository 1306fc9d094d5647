#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  /// The base of UIKit's views, controllers and apps: what an event is sent to, and what hears of the keyboard.
  ///
  /// NB: no `NSObject`: Foundation's `init()` belongs to no actor here, and a subclass could not add one that does.
  @MainActor @preconcurrency
  open class UIResponder {
    public init() {}

    // Only a program itself posts them.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShow")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShow")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHide")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHide")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrame")
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrame")

    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocal"

    // Kept: no screen reader runs, and the render tree has no UIKit views.
    /// Kept and false at first.
    open var isAccessibilityElement = false
    /// Kept name that a screen reader would speak, nil at first.
    open var accessibilityLabel: String?
    /// Kept result of a tap in words, nil at first.
    open var accessibilityHint: String?
    /// Kept spoken value, nil at first; a control does not fill it.
    open var accessibilityValue: String?
    /// Kept name with attributes, nil at first.
    open var accessibilityAttributedLabel: NSAttributedString?
    /// Kept result of a tap with attributes, nil at first.
    open var accessibilityAttributedHint: NSAttributedString?
    /// Kept spoken value with attributes, nil at first.
    open var accessibilityAttributedValue: NSAttributedString?
    /// Kept, nil at first; `ViewHost` does not search UIKit views.
    open var accessibilityIdentifier: String?
    /// Kept, empty at first; a control does not fill it.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// Kept, empty at first.
    open var accessibilityFrame = CGRect.zero
    /// Kept outline, nil at first.
    open var accessibilityPath: UIBezierPath?
    /// Kept place of a tap, zero at first.
    open var accessibilityActivationPoint = CGPoint.zero
    /// Kept language, nil at first.
    open var accessibilityLanguage: String?
    /// Kept elements inside, nil at first.
    open var accessibilityElements: [Any]?
    /// Kept and false at first.
    open var accessibilityElementsHidden = false
    /// Kept and false at first.
    open var accessibilityViewIsModal = false
    /// Kept and false at first.
    open var shouldGroupAccessibilityChildren = false
    /// Kept and false at first.
    open var accessibilityIgnoresInvertColors = false
    /// Kept and false at first.
    open var accessibilityRespondsToUserInteraction = false
    /// Kept, automatic at first.
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    /// Kept, none at first.
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    /// Kept names that a person would speak, empty at first.
    open var accessibilityUserInputLabels: [String]! = []
    /// Kept, nil at first; a test calls their closures.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// False, unless a subclass overrides it.
    open func accessibilityActivate() -> Bool { false }
    /// Never called here; does nothing by default.
    open func accessibilityIncrement() {}
    /// Never called here; does nothing by default.
    open func accessibilityDecrement() {}
    /// False, unless a subclass overrides it.
    open func accessibilityPerformEscape() -> Bool { false }
    /// False, unless a subclass overrides it.
    open func accessibilityPerformMagicTap() -> Bool { false }
    /// False, unless a subclass overrides it.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Never called here; does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Never called here; does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Always false: no screen reader runs.
    open func accessibilityElementIsFocused() -> Bool { false }
    /// The count of `accessibilityElements`.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The element of that index; nil without one.
    open func accessibilityElement(at index: Int) -> Any? {
      guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
      return elements[index]
    }

    /// Nil, unless a subclass overrides it; no keyboard appears.
    open var inputView: UIView? { nil }
    /// Nil, unless a subclass overrides it; no keyboard appears.
    open var inputAccessoryView: UIView? { nil }
    /// Nil, unless a subclass overrides it; no key press searches it.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Nil: no keyboard appears.
    open var textInputMode: UITextInputMode? { nil }
    /// Nil, unless a subclass overrides it.
    open var textInputContextIdentifier: String? { nil }
    /// Does nothing: no keyboard appears.
    open func reloadInputViews() {}
    /// Never called here; does nothing by default.
    open func buildMenu(with builder: any UIMenuBuilder) {}
    /// Never called here; does nothing by default.
    open func validate(_ command: UICommand) {}
    /// Never called here; does nothing by default.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}
    /// Never called here; does nothing by default.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    // The actions of an edit menu. Only a test calls them; they do nothing by default.
    /// Never called here; does nothing by default.
    open func cut(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func copy(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func paste(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func select(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func selectAll(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func delete(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func toggleBoldface(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func toggleItalics(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func toggleUnderline(_ sender: Any?) {}
    /// Never called here; does nothing by default.
    open func find(_ sender: Any?) {}
    /// The responder itself if `canPerformAction` allows it, else the next one's answer.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
      canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Nil, unless a subclass overrides it; a view returns its superview.
    open var next: UIResponder? { nil }
    /// Always nil, unless a subclass overrides it.
    open var undoManager: UndoManager? { nil }
    /// False, unless a subclass overrides it; `becomeFirstResponder()` asks.
    open var canBecomeFirstResponder: Bool { false }
    /// True, unless a subclass overrides it; `resignFirstResponder()` asks.
    open var canResignFirstResponder: Bool { true }
    /// True for one responder of a window, or of views without a window.
    open var isFirstResponder: Bool { lastResponder.firstResponder === self }

    /// The end of the chain of `next`, such as a window; it knows the first responder.
    package var lastResponder: UIResponder { next?.lastResponder ?? self }
    /// The first responder of the chains that end here. Held weakly.
    package weak var firstResponder: UIResponder?

    /// Asks the former first responder to resign; false if it refuses or this one cannot become it.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
      if isFirstResponder { return true }
      let last = lastResponder
      guard canBecomeFirstResponder, last.firstResponder?.resignFirstResponder() != false else { return false }
      last.firstResponder = self
      return true
    }
    /// Clears `isFirstResponder`; false, without a change, if `canResignFirstResponder` is false.
    @discardableResult
    open func resignFirstResponder() -> Bool {
      guard isFirstResponder else { return true }
      guard canResignFirstResponder else { return false }
      lastResponder.firstResponder = nil
      return true
    }

    // Never called: there is no screen to touch.
    /// Empty, a hook for subclasses; no finger touches a screen.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Empty, a hook for subclasses; no finger moves.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Empty, a hook for subclasses; no finger leaves a screen.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Empty, a hook for subclasses; no call interrupts a touch.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Empty, a hook for subclasses; no button goes down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Empty, a hook for subclasses; no button changes.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Empty, a hook for subclasses; no estimate arrives.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    /// Empty, a hook for subclasses; no button comes up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Empty, a hook for subclasses that only a test calls.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    // Never called: no device moves.
    /// Empty, a hook for subclasses; nothing shakes.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Empty, a hook for subclasses; nothing shakes.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Empty, a hook for subclasses; nothing shakes.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Empty, a hook for subclasses; no button of headphones is pressed.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// Always false, as no method is found by its selector.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  }

  extension UIResponder: nonisolated Hashable {
    public nonisolated static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }
    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  extension UIResponder: _KeyValueCodingAndObserving {}

  // As `NSObject` has them; UIKit's and AppKit's classes here are not its subclasses.
  extension UIResponder {
    /// Whether the object is of that class or of a subclass.
    public nonisolated func isKind(of aClass: AnyClass) -> Bool { KitNames.isInstance(self, of: aClass) }
    /// Always false, as no method is found by its selector.
    public nonisolated func responds(to aSelector: Selector!) -> Bool { false }
  }
#endif
