// The names that `import UIKit` gives where no system module has that name: the part that the engine has.
@_exported public import Foundation
#if !canImport(Darwin)
  @_exported public import KitNames
  @_exported public import class ViewEngine.DateComponentsFormatter
  @_exported public import class ViewEngine.FileWrapper
  @_exported public import enum ViewEngine.NSKeyValueChange
  @_exported public import class ViewEngine.NSKeyValueObservation
  @_exported public import struct ViewEngine.NSKeyValueObservedChange
  @_exported public import struct ViewEngine.NSKeyValueObservingOptions
  @_exported public import class ViewEngine.UIApplication
  @_exported public import struct ViewEngine.UIBackgroundTaskIdentifier
  @_exported public import class ViewEngine.UIColor
  @_exported public import class ViewEngine.UIDevice
  @_exported public import enum ViewEngine.UIDeviceOrientation
  @_exported public import struct ViewEngine.UIEdgeInsets
  @_exported public import class ViewEngine.UIEvent
  @_exported public import class ViewEngine.UIFeedbackGenerator
  @_exported public import class ViewEngine.UIFont
  @_exported public import class ViewEngine.UIImage
  @_exported public import class ViewEngine.UIImpactFeedbackGenerator
  @_exported public import enum ViewEngine.UIKeyboardType
  @_exported public import class ViewEngine.UINotificationFeedbackGenerator
  @_exported public import class ViewEngine.UIPasteboard
  @_exported public import class ViewEngine.UIPress
  @_exported public import class ViewEngine.UIPressesEvent
  @_exported public import class ViewEngine.UIResponder
  @_exported public import class ViewEngine.UIScreen
  @_exported public import class ViewEngine.UISelectionFeedbackGenerator
  @_exported public import enum ViewEngine.UITextAutocapitalizationType
  @_exported public import struct ViewEngine.UITextContentType
  @_exported public import class ViewEngine.UITouch
  @_exported public import struct ViewEngine.UITraitCollection
  @_exported public import enum ViewEngine.UIUserInterfaceIdiom
  @_exported public import enum ViewEngine.UIUserInterfaceStyle
#endif
