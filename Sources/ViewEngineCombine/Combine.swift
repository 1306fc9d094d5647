// What everybody who imports this module can use without importing anything else.
#if canImport(Darwin) && compiler(>=6.2)
  @_exported public import Combine
#elseif OpenCombine
  @_exported public import OpenCombine
#endif
