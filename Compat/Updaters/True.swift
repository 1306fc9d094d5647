extension Updaters {
  /// Lets its view update whenever the newest flag is true.
  public struct True: Updater {
    public let value: Bool

    /// - Parameter flag: false keeps the view as it is.
    public nonisolated init(_ flag: Bool) { value = flag }

    public static func allowsUpdate(from last: Bool, to newest: Bool) -> Bool { newest }
  }
}
