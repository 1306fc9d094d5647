#if BundledEngine && (canImport(Darwin) || OpenCombine)
  public import ViewEngine

  extension View {
    /// Runs `action` with each value of a publisher, as long as the view is there.
    ///
    /// A value that the publisher delivers at once, such as that of `Just`, is delivered at the mount and again at
    /// every evaluation of the enclosing body, as one more action at that place in the order. What it
    /// delivers later is an event with its own frame; from another thread it is sent to the main actor first.
    ///
    /// The subscription is kept as long as the publisher of a later evaluation compares equal, all its fields, objects
    /// by their identity: `model.$name` is subscribed to once. A completed one, such as `Just`, is
    /// subscribed to again with the next evaluation (behaviour observed in SwiftUI-like engines).
    ///
    /// - Parameters:
    ///   - publisher: cannot fail; `replaceError(with:)` and `catch(_:)` make one that cannot.
    ///   - action: what to run; the newest closure does.
    public nonisolated func onReceive<Source: Publisher>(
      _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
      let source = EventSource<Source.Output>(of: publisher) { receiver in
        publisher.sink(
          receiveCompletion: { [weak receiver] _ in receiver?.complete() },
          receiveValue: { [weak receiver] in receiver?.receive($0) })
      }
      return receive(from: source, perform: action)
    }
  }
#endif
