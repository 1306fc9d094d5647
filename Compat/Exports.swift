// Exported to the files that import this module, and so imported by all files of this module.
#if BundledEngine
  @_exported public import ViewEngine
  @_exported public import ViewEngineCombine
#elseif compiler(>=6.2)
  @_exported public import SwiftUI
#endif
