#if !BundledEngine && compiler(>=6.2)
  public import SwiftUI
#else
  public import ViewEngine
#endif

extension Updaters {
  /// Lets its view update when something happens: the view then shows the newest content that its parent has
  /// passed, whenever that was.
  public struct Event<Events: ViewModifier>: Updater {
    let events: (Binding<Int>) -> Events

    /// A fixed value: only the publisher lets the view update.
    public var value: Void { () }
    /// Whether the view may take over the content of its parent's latest evaluation.
    public static func allowsUpdate(from last: Void, to newest: Void) -> Bool { false }
    /// Counts the publisher's elements, each of which lets the view update.
    public func events(counting count: Binding<Int>) -> Events { events(count) }
  }
}
