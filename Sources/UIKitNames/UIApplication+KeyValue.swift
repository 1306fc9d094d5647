#if !canImport(Darwin)
  public import FoundationNames

  extension UIApplication: _KeyValueCodingAndObserving {}
#endif
