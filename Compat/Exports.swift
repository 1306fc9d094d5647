// Exported to the files that import this module, and so imported by all files of this module.
#if BundledEngine
  @_exported public import ViewEngine
  @_exported public import ViewEngineCombine
#endif

// NB: not `#else`: the compiler refuses an aliased name even in a part that is left out, unless `compiler` leaves it out.
#if !BundledEngine && compiler(>=6.2)
  @_exported public import SwiftUI
#endif
