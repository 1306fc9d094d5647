extension Updaters {
  /// Lets its view update whenever the newest flag is true.
  public struct True: Updater {
    /// The flag; its view updates only while it is true.
    public let value: Bool

    /// - Parameter flag: false keeps the view's current content.
    public nonisolated init(_ flag: Bool) { value = flag }

    /// Returns the newest flag.
    public static func allowsUpdate(from last: Bool, to newest: Bool) -> Bool { newest }
  }
}
