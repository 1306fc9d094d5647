// The names that an import of this module brings along.
#if canImport(Darwin) && compiler(>=6.2)
  @_exported public import Combine
#elseif OpenCombine
  @_exported public import OpenCombine
  // The conformances of queues and coders are theirs alone: with two of one type, each caller has another.
  @_exported public import OpenCombineDispatch
  @_exported public import OpenCombineFoundation
#endif
