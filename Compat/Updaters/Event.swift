extension Updaters {
  /// Lets its view update at each event. The view then shows the newest content from its parent, even if the parent
  /// passed it long before.
  public struct Event<Events: ViewModifier>: Updater {
    let events: (Binding<Int>) -> Events

    /// No value to compare: only events let the view update.
    public var value: Void { () }
    /// Always false: new content from the parent waits for the next event.
    public static func allowsUpdate(from last: Void, to newest: Void) -> Bool { false }
    /// Counts the publisher's elements, each of which lets the view update.
    public func events(counting count: Binding<Int>) -> Events { events(count) }
  }
}
