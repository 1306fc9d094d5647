// The names of `import AppKit` where the module of that name is not the system's, as far as the engine has them.
@_exported public import Foundation
#if !canImport(Darwin)
  @_exported public import KitNames
  @_exported public import class ViewEngine.DateComponentsFormatter
  @_exported public import class ViewEngine.FileWrapper
  @_exported public import enum ViewEngine.NSKeyValueChange
  @_exported public import class ViewEngine.NSKeyValueObservation
  @_exported public import struct ViewEngine.NSKeyValueObservedChange
  @_exported public import struct ViewEngine.NSKeyValueObservingOptions
  @_exported public import var ViewEngine.NSApp
  @_exported public import class ViewEngine.NSApplication
  @_exported public import class ViewEngine.NSColor
  @_exported public import class ViewEngine.NSCursor
  @_exported public import class ViewEngine.NSFont
  @_exported public import class ViewEngine.NSImage
  @_exported public import class ViewEngine.NSOpenPanel
  @_exported public import class ViewEngine.NSPasteboard
  @_exported public import class ViewEngine.NSSavePanel
  @_exported public import class ViewEngine.NSWorkspace
#endif
