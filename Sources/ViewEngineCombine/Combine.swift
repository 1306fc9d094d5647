// What everybody who imports this module can use without importing anything else.
#if canImport(Darwin) && compiler(>=6.2)
  @_exported public import Combine
#elseif OpenCombine
  @_exported public import OpenCombine
  // NB: the conformances of queues and coders are theirs alone: with two of one type, each caller has another.
  @_exported public import OpenCombineDispatch
  @_exported public import OpenCombineFoundation
#endif
