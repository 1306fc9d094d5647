@_exported import CoreFoundation
@_exported import ViewEngineCombine
