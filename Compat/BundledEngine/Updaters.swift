#if BundledEngine
  // The parts of an updater are the engine's: they are not in the trace and not counted.
  extension UpdatedView: _EngineView {}
  extension GatedView: _EngineView {}
  extension AdmittedView: _EngineView {}
#endif
