@_exported import FoundationNames
@_exported import ViewEngineCombine
