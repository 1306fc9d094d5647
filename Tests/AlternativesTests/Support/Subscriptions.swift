#if canImport(Combine) || OpenCombine
  import OnChangeCompat

  /// Counts subscriptions: those that were opened, and those that are open.
  final class Subscriptions {
    private(set) var opened = 0
    private(set) var open = 0

    fileprivate func begin() {
      opened += 1
      open += 1
    }

    fileprivate func end() { open -= 1 }
  }

  extension Publisher {
    /// The same publisher, whose subscriptions are counted until they are cancelled or complete.
    func counted(by subscriptions: Subscriptions) -> some Publisher<Output, Failure> {
      handleEvents(
        receiveSubscription: { _ in subscriptions.begin() }, receiveCompletion: { _ in subscriptions.end() },
        receiveCancel: subscriptions.end)
    }
  }
#endif
