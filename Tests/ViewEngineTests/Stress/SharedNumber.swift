import Observation

@testable import ViewEngine

/// A model that any thread may read and write: one lock guards its value and its observers.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
final class SharedNumber: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = Lock()
  private var stored = 0

  var value: Int {
    get {
      lock.withLock {
        registrar.access(self, keyPath: \.value)
        return stored
      }
    }
    set { lock.withLock { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } } }
  }
}
