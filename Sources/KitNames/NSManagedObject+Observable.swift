#if OpenCombine && !canImport(Darwin)
  public import FoundationNames
  public import ViewEngineCombine

  extension NSManagedObject: ObservableObject {}
#endif
