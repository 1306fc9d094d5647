// The names that `import UIKit` gives where no system module has that name: the part that the engine has.
@_exported public import Foundation
#if !canImport(Darwin)
  @_exported public import KitNames
  @_exported public import class ViewEngine.DateComponentsFormatter
  @_exported public import class ViewEngine.FileWrapper
  @_exported public import enum ViewEngine.UIKeyboardType
  @_exported public import enum ViewEngine.UITextAutocapitalizationType
  @_exported public import struct ViewEngine.UITextContentType
#endif
