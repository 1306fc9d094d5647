extension Updaters {
  /// Lets its view update when a value differs from the one with which it last did.
  public struct Nonduplicate<Value: Equatable>: Updater {
    /// The value that is compared with that of the update before.
    public let value: Value

    /// - Parameter value: is compared with `!=`.
    public nonisolated init(_ value: Value) { self.value = value }

    /// Whether the view may take over the content of its parent's latest evaluation.
    public static func allowsUpdate(from last: Value, to newest: Value) -> Bool { last != newest }
  }
}
