// What `import UIKit` gives where the module of that name is not the system's: what the engine has of it.
@_exported public import Foundation
#if !canImport(Darwin)
  @_exported public import class ViewEngine.NSItemProvider
  @_exported public import protocol ViewEngine.NSItemProviderReading
  @_exported public import protocol ViewEngine.NSItemProviderWriting
  @_exported public import class ViewEngine.UIApplication
  @_exported public import struct ViewEngine.UIBackgroundTaskIdentifier
  @_exported public import struct ViewEngine.UIColor
  @_exported public import class ViewEngine.UIDevice
  @_exported public import enum ViewEngine.UIDeviceOrientation
  @_exported public import class ViewEngine.UIFeedbackGenerator
  @_exported public import class ViewEngine.UIImage
  @_exported public import class ViewEngine.UIImpactFeedbackGenerator
  @_exported public import enum ViewEngine.UIKeyboardType
  @_exported public import class ViewEngine.UINotificationFeedbackGenerator
  @_exported public import class ViewEngine.UIPasteboard
  @_exported public import class ViewEngine.UIResponder
  @_exported public import class ViewEngine.UIScreen
  @_exported public import class ViewEngine.UISelectionFeedbackGenerator
  @_exported public import enum ViewEngine.UITextAutocapitalizationType
  @_exported public import struct ViewEngine.UITextContentType
  @_exported public import struct ViewEngine.UITraitCollection
  @_exported public import enum ViewEngine.UIUserInterfaceIdiom
  @_exported public import enum ViewEngine.UIUserInterfaceStyle
#endif
