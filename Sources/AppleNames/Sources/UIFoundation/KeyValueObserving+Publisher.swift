#if OpenCombine && !canImport(Darwin)
  public import OpenCombine

  extension _KeyValueCodingAndObserving {
    /// A publisher of a property's values. It does not complete.
    ///
    /// Without Objective-C no setter tells of itself: after the first value, those follow that
    /// `didChangeValue(for:)` announces.
    ///
    /// - Parameter options: without `initial`, the value at the time of the subscription is left out.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
      Deferred { () -> AnyPublisher<Value, Never> in
        let values = PassthroughSubject<Value, Never>()
        let observation = self.observe(keyPath) { object, _ in values.send(object[keyPath: keyPath]) }
        let changes = values.handleEvents(receiveCancel: { observation.invalidate() })
        return options.contains(.initial)
          ? changes.prepend(self[keyPath: keyPath]).eraseToAnyPublisher() : changes.eraseToAnyPublisher()
      }
      .eraseToAnyPublisher()
    }
  }
#endif
