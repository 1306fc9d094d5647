// What `import UniformTypeIdentifiers` gives where the system has no such module: the engine's types of these names.
@_exported public import Foundation
@_exported public import class ViewEngine.NSItemProvider
@_exported public import protocol ViewEngine.NSItemProviderReading
@_exported public import protocol ViewEngine.NSItemProviderWriting
@_exported public import struct ViewEngine.UTType
