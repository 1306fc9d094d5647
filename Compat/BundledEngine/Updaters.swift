#if BundledEngine
  import ViewEngine

  // What an updater is made of is not a user's to see in the trace, nor to be counted.
  extension UpdatedView: _EngineView {}
  extension GatedView: _EngineView {}
  extension AdmittedView: _EngineView {}
#endif
