@_spi(AppleNames) import ViewEngine

/// The base of UIKit's views, controllers and apps: what an event is sent to, and what hears of the keyboard.
@MainActor @preconcurrency
open class UIResponder {
  public init() {}
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBegin"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocal"
  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityIdentifier: String?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityLanguage: String?
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityRespondsToUserInteraction = false
  open var accessibilityUserInputLabels: [String]! = []
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { false }
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// The element of that index; nil without one.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var textInputContextIdentifier: String? { nil }
  open func reloadInputViews() {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func find(_ sender: Any?) {}
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { lastResponder.firstResponder === self }
  package var lastResponder: UIResponder { next?.lastResponder ?? self }
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
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

extension UIResponder: nonisolated Hashable {
  public nonisolated static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension UIResponder: _KeyValueCodingAndObserving {}

extension UIResponder {
  public nonisolated func isKind(of aClass: AnyClass) -> Bool { UIFoundation.isInstance(self, of: aClass) }
  public nonisolated func responds(to aSelector: Selector!) -> Bool { false }
}
