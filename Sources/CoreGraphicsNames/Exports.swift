#if !canImport(Darwin)
  // The names of `import CoreGraphics` where the module of that name is not the system's.
  @_exported public import Foundation
  @_exported public import FoundationNames
  @_exported public import struct ViewEngine.CGAffineTransform
  @_exported public import enum ViewEngine.CGLineCap
  @_exported public import enum ViewEngine.CGLineJoin
#endif
