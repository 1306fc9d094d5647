// The names that an import of this module brings along.
#if canImport(Darwin) && compiler(>=6.2)
  @_exported public import Combine
#elseif OpenCombine
  @_exported public import OpenCombine
  // The conformances of queues and coders are theirs alone: with two of one type, each caller has another.
  @_exported public import OpenCombineDispatch
  @_exported public import OpenCombineFoundation
#endif
#if !canImport(Darwin)
  // Apple's Combine brings Darwin along.
  @_exported public import typealias ViewPlatform.os_unfair_lock
  @_exported public import func ViewPlatform.os_unfair_lock_lock
  @_exported public import struct ViewPlatform.os_unfair_lock_s
  @_exported public import typealias ViewPlatform.os_unfair_lock_t
  @_exported public import func ViewPlatform.os_unfair_lock_trylock
  @_exported public import func ViewPlatform.os_unfair_lock_unlock
#endif
