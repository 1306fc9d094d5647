#if BundledEngine && (canImport(Darwin) || OpenCombine)
  #if canImport(Darwin) && compiler(>=6.2)
    import Combine
  #else
    import OpenCombine
  #endif
  import ViewEngine

  extension StateObject: InspectedProperty {
    package var inspectedValue: Any? { wrappedValue }
  }

  extension ObservedObject: InspectedProperty {
    package var inspectedValue: Any? { wrappedValue }
    package static var isKept: Bool { false }
  }
#endif
