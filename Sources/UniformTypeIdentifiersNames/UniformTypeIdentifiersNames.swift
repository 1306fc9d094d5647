// The names that `import UniformTypeIdentifiers` gives where no system module has that name: see SystemNames.
@_exported public import Foundation
#if canImport(Darwin) && compiler(>=6.2)
  @_exported public import UniformTypeIdentifiers
#else
  @_exported public import FoundationNames
  @_exported public import class ViewEngine.NSItemProvider
  @_exported public import protocol ViewEngine.NSItemProviderReading
  @_exported public import protocol ViewEngine.NSItemProviderWriting
  @_exported public import struct ViewEngine.UTType
#endif
