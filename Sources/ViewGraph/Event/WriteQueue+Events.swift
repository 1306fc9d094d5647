extension WriteQueue {
  /// An event from another thread. It gets its own frame if `isWanted` still holds then.
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
