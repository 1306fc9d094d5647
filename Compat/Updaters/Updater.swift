/// Decides when a view accepts its parent's newest content.
///
/// Apply one with `.modifier(_:)`. The view always accepts its first content. It keeps showing the last accepted
/// content until the updater lets it update. The view's own state, its models and its environment still update it.
///
/// A custom updater compares values that the parent passes to it, and may count events.
public protocol Updater {
  /// The type of the value that the parent passes along with the content.
  associatedtype Value
  /// The modifier that reports events, made each time the parent passes new content.
  associatedtype Events: ViewModifier = EmptyModifier

  /// The newest value of the parent, which `allowsUpdate(from:to:)` compares with the last accepted one.
  var value: Value { get }

  /// Whether the view accepts its newest content.
  ///
  /// - Parameters:
  ///   - last: the value that came with the last accepted content.
  ///   - newest: the value that came with the newest content.
  static func allowsUpdate(from last: Value, to newest: Value) -> Bool

  /// - Parameter count: Write a new number to it at each event. The view then shows its newest content, even if
  ///   `allowsUpdate(from:to:)` returns false.
  @MainActor func events(counting count: Binding<Int>) -> Events
}

extension Updater where Events == EmptyModifier {
  /// A view that counts the updater's events, such as a publisher's elements; empty by default.
  public func events(counting count: Binding<Int>) -> EmptyModifier { EmptyModifier() }
}

extension View {
  /// Lets the view accept its newest content only when `updater` allows it.
  public nonisolated func modifier<Condition: Updater>(_ updater: Condition) -> some View {
    UpdatedView(content: self, updater: updater)
  }
}

/// The rules by which a view accepts an update: `Nonduplicate`, `True` and `Event`. Apply one with `.modifier(_:)`.
public enum Updaters {}
