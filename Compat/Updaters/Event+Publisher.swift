#if !BundledEngine && compiler(>=6.2)
  public import Combine
  public import SwiftUI
#elseif canImport(Darwin) && compiler(>=6.2)
  public import Combine
  public import ViewEngine
  import ViewEngineCombine
#elseif OpenCombine
  public import ViewEngine
  public import ViewEngineCombine
#endif

#if !BundledEngine || canImport(Darwin) || OpenCombine
  extension Updaters.Event {
    /// Lets the view update whenever the publisher emits.
    ///
    /// It is subscribed to as `onReceive` does, anew whenever the parent is evaluated unless it is the same
    /// object: what emits at once to each subscriber lets through all that the parent passes.
    ///
    /// - Parameter publisher: cannot fail; `replaceError(with:)` and `catch(_:)` make one that cannot.
    public nonisolated init<Source: Publisher>(_ publisher: Source)
    where Source.Failure == Never, Events == PublisherEvents<Source> {
      events = { PublisherEvents(publisher: publisher, count: $0) }
    }
  }

  /// Counts what a publisher emits.
  public struct PublisherEvents<Source: Publisher> where Source.Failure == Never {
    let publisher: Source
    let count: Binding<Int>
  }

  extension PublisherEvents: ViewModifier {
    public func body(content: Content) -> some View {
      content.onReceive(publisher) { _ in count.wrappedValue &+= 1 }
    }
  }
#endif
