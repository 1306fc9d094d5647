#if !BundledEngine && compiler(>=6.2)
  public import SwiftUI
#else
  public import ViewEngine
#endif

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Updaters.Event {
  /// Lets the view update with each element of a sequence.
  ///
  /// The sequence is iterated from the appearance of the view to its disappearance, by `task`. The sequence of the
  /// first appearance counts, whatever the parent passes later. An error ends it, as its end does; the view then keeps
  /// its content.
  public nonisolated init<Source: AsyncSequence & Sendable>(_ sequence: Source)
  where Events == Updaters.SequenceEvents<Source> {
    events = { Updaters.SequenceEvents(sequence: sequence, count: $0) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Updaters {
  /// Counts the elements of a sequence.
  public struct SequenceEvents<Source: AsyncSequence & Sendable> {
    let sequence: Source
    let count: Binding<Int>
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Updaters.SequenceEvents: ViewModifier {
  public func body(content: Content) -> some View {
    content.task { [sequence, count] in
      do {
        for try await _ in sequence { count.wrappedValue &+= 1 }
      } catch {
        // The end of the events, like any other.
      }
    }
  }
}
