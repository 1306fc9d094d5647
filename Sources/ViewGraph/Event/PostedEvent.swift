/// What happened elsewhere than on the main actor.
package struct PostedEvent: Sendable {
  /// Whether anybody is still there for it.
  package let isWanted: @MainActor @Sendable () -> Bool
  package let body: @MainActor @Sendable () -> Void

  package init(isWanted: @escaping @MainActor @Sendable () -> Bool, body: @escaping @MainActor @Sendable () -> Void) {
    self.isWanted = isWanted
    self.body = body
  }
}
