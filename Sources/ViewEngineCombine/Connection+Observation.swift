#if BundledEngine && (canImport(Darwin) || OpenCombine)
  #if canImport(Darwin) && compiler(>=6.2)
    import Combine
  #else
    import OpenCombine
  #endif
  import ViewEngine

  extension Connection {
    /// Has the view evaluated whenever the object announces a change.
    func observe<Object: ObservableObject>(_ object: Object) {
      connect(with: object) { invalidation in
        object.objectWillChange.sink { _ in
          if !MainActor.isCurrent { invalidation.warn(publishingFromBackground) }
          invalidation()
        }
      }
    }
  }

  /// What SwiftUI says. The view is evaluated all the same, though maybe before the other thread has stored the value.
  private let publishingFromBackground =
    "Publishing changes from background threads is not allowed; make sure to publish values from the main thread "
    + "(via operators like receive(on:)) on model updates."
#endif
