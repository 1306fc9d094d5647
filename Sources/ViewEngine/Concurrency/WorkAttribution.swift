/// Knows whose action runs.
protocol WorkAttribution: AnyObject, Sendable {
  /// Work that the running action sends elsewhere, made to tell when it runs.
  @MainActor func attributed(_ work: @escaping () -> Void) -> () -> Void
}
