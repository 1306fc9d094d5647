#if OpenCombine && !canImport(Darwin)
  public import OpenCombine
  public import ViewEngine

  extension NSApplication {
    /// A publisher of the app's value at the time of the subscription. It does not complete.
    ///
    /// There is no key-value observing: later values are not published.
    public func publisher<Value>(for keyPath: KeyPath<NSApplication, Value>) -> AnyPublisher<Value, Never> {
      Just(self[keyPath: keyPath]).append(Empty(completeImmediately: false)).eraseToAnyPublisher()
    }
  }
#endif
