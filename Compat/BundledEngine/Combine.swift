#if BundledEngine
  @_exported public import ViewEngineCombine
#endif
