#if (!canImport(SwiftUI) || ViewEngine) && (canImport(Combine) || OpenCombine)
  #if canImport(Combine)
    public import Combine
  #else
    public import OpenCombine
  #endif
  public import ViewEngine

  extension View {
    /// Runs `action` with each value of a publisher, as long as the view is there.
    ///
    /// What the publisher delivers at once, as `Just` does, is delivered at the mount and again at every
    /// evaluation of the body that the view stands in, as one more action at that place in the order. What it
    /// delivers later is an event with a frame of its own; from another thread it comes to the main actor first.
    ///
    /// A publisher that is an object (`Timer.publish(…).autoconnect()`, a subject) is subscribed to once, for
    /// as long as it is the same one. Any other is subscribed to anew at each evaluation.
    ///
    /// - Parameters:
    ///   - publisher: cannot fail; `replaceError(with:)` and `catch(_:)` make one that cannot.
    ///   - action: what to run; the newest closure does.
    public nonisolated func onReceive<Source: Publisher>(
      _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
      let source = EventSource<Source.Output>(identity: Source.self is AnyClass ? publisher as AnyObject : nil) {
        receiver in
        publisher.sink { [weak receiver] in receiver?.receive($0) }
      }
      return receive(from: source, perform: action)
    }
  }
#endif
