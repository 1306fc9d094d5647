/// What happened elsewhere than on the main actor.
struct PostedEvent: Sendable {
  /// Whether anybody is still there for it.
  let isWanted: @MainActor @Sendable () -> Bool
  let body: @MainActor @Sendable () -> Void
}
