#if !BundledEngine && compiler(>=6.2)
  public import SwiftUI
#else
  public import ViewEngine
#endif

/// Decides when a view takes over the newest content that its parent has for it.
///
/// Apply one with `.modifier(_:)`. Until it lets the view update, the view keeps showing the last content
/// that was let through; its first content always is. What is inside of the view still updates by itself:
/// its own state, what it observes, its environment.
///
/// An updater of your own looks at a value that the parent passes to it, and may count events.
public protocol Updater {
  /// What the parent passes along with the content.
  associatedtype Value
  /// What reports events: a modifier of the view, made whenever the parent passes new content.
  associatedtype Events: ViewModifier = EmptyModifier

  var value: Value { get }

  /// Whether the view takes over its newest content.
  ///
  /// - Parameters:
  ///   - last: the value that came with the content which was last let through.
  ///   - newest: the value that came with the newest content.
  static func allowsUpdate(from last: Value, to newest: Value) -> Bool

  /// - Parameter count: to be written at each event, with another number; the view then takes over its newest
  ///   content, whatever the value says.
  @MainActor func events(counting count: Binding<Int>) -> Events
}

extension Updater where Events == EmptyModifier {
  public func events(counting count: Binding<Int>) -> EmptyModifier { EmptyModifier() }
}

extension View {
  /// Has the view take over its newest content only when `updater` says so.
  public nonisolated func modifier<Condition: Updater>(_ updater: Condition) -> some View {
    UpdatedView(content: self, updater: updater)
  }
}

/// The updaters that there are.
public enum Updaters {}
