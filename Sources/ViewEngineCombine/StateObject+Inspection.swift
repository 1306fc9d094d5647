#if (!canImport(SwiftUI) || ViewEngine) && (canImport(Combine) || OpenCombine)
  #if canImport(Combine)
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
