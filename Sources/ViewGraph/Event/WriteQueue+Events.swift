extension WriteQueue {
  /// An event from elsewhere than the main actor. It gets a frame of its own if it is still wanted then.
  typealias PostedEvent = (isWanted: @MainActor @Sendable () -> Bool, body: @MainActor @Sendable () -> Void)

  package func post(
    if isWanted: @escaping @MainActor @Sendable () -> Bool = { true }, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    let asks = lock.withLock {
      if isClosed { return false }
      events.append((isWanted, body))
      return events.count == 1
    }
    if asks { askForFrame() }
  }

  func takeEvents() -> [PostedEvent] {
    lock.withLock {
      defer { events = [] }
      return events
    }
  }
}
