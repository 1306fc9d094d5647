// What `import AppKit` gives where the module of that name is not the system's: what the engine has of it.
@_exported public import Foundation
#if !canImport(Darwin)
  @_exported public import var ViewEngine.NSApp
  @_exported public import class ViewEngine.NSApplication
  @_exported public import struct ViewEngine.NSColor
  @_exported public import class ViewEngine.NSCursor
  @_exported public import class ViewEngine.NSImage
  @_exported public import class ViewEngine.NSItemProvider
  @_exported public import protocol ViewEngine.NSItemProviderReading
  @_exported public import protocol ViewEngine.NSItemProviderWriting
  @_exported public import class ViewEngine.NSOpenPanel
  @_exported public import class ViewEngine.NSPasteboard
  @_exported public import class ViewEngine.NSSavePanel
  @_exported public import class ViewEngine.NSWorkspace
#endif
