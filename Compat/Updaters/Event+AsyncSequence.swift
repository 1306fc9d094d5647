@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Updaters.Event {
  /// Lets the view update with each element of a sequence.
  ///
  /// A `task` iterates the sequence from the view's appearance to its disappearance. The view keeps the sequence of its
  /// first appearance, even if the parent later passes a different one. An error ends the updates, like the end of the
  /// sequence; the view then keeps its content.
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
