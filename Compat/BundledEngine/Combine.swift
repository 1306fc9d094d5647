#if !canImport(SwiftUI) || ViewEngine
  @_exported public import ViewEngineCombine
#endif
