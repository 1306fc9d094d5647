/// Where the events of one source arrive, at one place in the tree.
///
///     while it subscribes        ─▶ an action of the pass, at the view's place in the order
///     while bodies are evaluated ─▶ an action of the pass, after its others
///     in a frame                 ─▶ at once
///     on the main actor          ─▶ at once, in a frame of its own
///     elsewhere                  ─▶ the same, as soon as the main actor comes to it
@MainActor
package final class EventReceiver<Output> {
  private weak let graph: Graph?
  private let queue: WriteQueue
  var action: (Output) -> Void
  private var source: EventSource<Output>
  private var subscription: AnyObject?
  private var arrivedMeanwhile: [Output] = []
  private var isSubscribing = false
  private(set) var isActive = true
  private nonisolated let end = SourceEnd()

  init(_ source: EventSource<Output>, graph: Graph, action: @escaping (Output) -> Void) {
    self.graph = graph
    queue = graph.queue
    self.source = source
    self.action = action
  }

  /// Whether it is the source that this receiver has subscribed to, and that has not come to its end.
  func isOf(_ other: EventSource<Output>) -> Bool { !isComplete && source.value.isEqual(to: other.value) }

  /// The source has come to its end; may be called from anywhere.
  package nonisolated func complete() { end.note() }

  private var isComplete: Bool { end.isNoted }

  /// Subscribes, and gives what arrived in the meantime.
  func subscribe() -> [Output] {
    isSubscribing = true
    end.reset()
    subscription = source.subscribe(self)
    isSubscribing = false
    defer { arrivedMeanwhile = [] }
    return arrivedMeanwhile
  }

  /// The same with another source in place of the one before, of which only what is on its way still comes.
  func subscribe(to source: EventSource<Output>) -> [Output] {
    subscription = nil
    self.source = source
    return subscribe()
  }

  /// Ends the subscription; nothing is delivered any more.
  func cancel() {
    isActive = false
    subscription = nil
  }

  func run(_ output: Output) {
    guard isActive, let graph, !graph.isDismissed else { return }
    graph.recorder?.note(action: "onReceive")
    action(output)
  }

  /// Delivers an event; may be called from anywhere.
  package nonisolated func receive(_ output: Output) {
    nonisolated(unsafe) let output = output
    guard MainActor.isCurrent else { return post(output) }
    MainActor.assumeIsolated { deliver(output) }
  }

  private nonisolated func post(_ output: Output) {
    nonisolated(unsafe) let output = output
    queue.post(if: { self.isActive }) { self.run(output) }
  }

  private func deliver(_ output: Output) {
    guard isActive, let graph else { return }
    if isSubscribing {
      arrivedMeanwhile.append(output)
    } else if let evaluation = Evaluation.current {
      // What belongs to another host that is being evaluated has to wait for its turn.
      if evaluation === graph.evaluation {
        graph.service(LateEvents.self).add { self.run(output) }
      } else {
        post(output)
      }
    } else {
      graph.work(on: "receive") { run(output) }
    }
  }
}
