#if OpenCombine && !canImport(Darwin)
  public import Foundation
  public import OpenCombine

  extension NSObjectProtocol where Self: NSObject {
    @available(
      *, unavailable,
      message: "Key-value observing exists on Apple's systems only; use an ObservableObject with @Published properties"
    )
    public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
      fatalError("unavailable")
    }
  }
#endif
