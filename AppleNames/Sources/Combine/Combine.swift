@_exported import ViewEngineCombine
