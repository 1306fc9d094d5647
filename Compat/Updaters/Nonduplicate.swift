extension Updaters {
  /// Lets its view update when a value differs from the value of the last update.
  public struct Nonduplicate<Value: Equatable>: Updater {
    /// The value that `!=` compares with the value of the last update.
    public let value: Value

    /// - Parameter value: is compared with `!=`.
    public nonisolated init(_ value: Value) { self.value = value }

    /// Whether the two values differ.
    public static func allowsUpdate(from last: Value, to newest: Value) -> Bool { last != newest }
  }
}
