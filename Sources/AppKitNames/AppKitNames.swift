// The names of `import AppKit` where the module of that name is not the system's, as far as the engine has them.
@_exported public import Foundation
#if !canImport(Darwin)
  @_exported public import KitNames
  @_exported public import class ViewEngine.DateComponentsFormatter
  @_exported public import class ViewEngine.FileWrapper
#endif
