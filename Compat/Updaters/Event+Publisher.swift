#if !BundledEngine && compiler(>=6.2)
  public import Combine
#endif

#if !BundledEngine || canImport(Darwin) || OpenCombine
  extension Updaters.Event {
    /// Lets the view update whenever the publisher emits.
    ///
    /// The view subscribes like `onReceive`: again at each evaluation of the parent, unless the publisher is the same
    /// object. With a publisher that emits at once to each subscriber, the view accepts all content of the parent.
    ///
    /// - Parameter publisher: a publisher that cannot fail; `replaceError(with:)` and `catch(_:)` make one.
    public nonisolated init<Source: Publisher>(_ publisher: Source)
    where Source.Failure == Never, Events == Updaters.PublisherEvents<Source> {
      events = { Updaters.PublisherEvents(publisher: publisher, count: $0) }
    }
  }

  extension Updaters {
    /// Counts the elements of a publisher.
    public struct PublisherEvents<Source: Publisher> where Source.Failure == Never {
      let publisher: Source
      let count: Binding<Int>
    }
  }

  extension Updaters.PublisherEvents: ViewModifier {
    public func body(content: Content) -> some View {
      content.onReceive(publisher) { _ in count.wrappedValue &+= 1 }
    }
  }
#endif
