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

  extension Published: InspectedProperty {
    /// A publisher of a property sends its value to each new subscriber, at once.
    package var inspectedValue: Any? {
      var copy = self
      var value: Value?
      copy.projectedValue.sink { value = $0 }.cancel()
      return value.map { $0 as Any }
    }
  }

  extension CurrentValueSubject: InspectedProperty {
    package var inspectedValue: Any? { value }
  }
#endif
