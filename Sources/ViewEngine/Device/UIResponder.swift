#if !canImport(Darwin)
  public import Foundation

  /// What UIKit sends events to. Here it only names what an app hears of the keyboard.
  @MainActor @preconcurrency
  open class UIResponder: NSObject {
    // NB: nobody but a program itself posts them.
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
  }
#endif
