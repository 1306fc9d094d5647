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

    public var value: Void { () }
    public static func allowsUpdate(from last: Void, to newest: Void) -> Bool { false }
    public func events(counting count: Binding<Int>) -> Events { events(count) }
  }
}
