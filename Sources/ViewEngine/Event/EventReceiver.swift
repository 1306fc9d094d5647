/// Receives the events of one source, at one place in the tree.
///
///     while it subscribes        ─▶ an action of the pass, at the view's place in the order
///     while bodies are evaluated ─▶ an action of the pass, after its others
///     in a frame                 ─▶ at once
///     on the main actor          ─▶ at once, in its own frame
///     elsewhere                  ─▶ the same, in a later job of the main actor
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
  private let view: Any.Type?
  /// Whether an event has come after the subscription.
  private var hasReceived = false

  init(_ source: EventSource<Output>, in view: Any.Type?, graph: Graph, action: @escaping (Output) -> Void) {
    self.view = view
    self.graph = graph
    queue = graph.queue
    self.source = source
    self.action = action
  }

  /// Whether this receiver has subscribed to that source, and the source has not completed.
  func isOf(_ other: EventSource<Output>) -> Bool { !isComplete && source.value.isEqual(to: other.value) }

  /// The source has completed; may be called from anywhere.
  package nonisolated func complete() { end.note() }
  private var isComplete: Bool { end.isNoted }

  /// Subscribes, and gives what arrived in the meantime.
  func subscribe() -> [Output] {
    isSubscribing = true
    end.reset()
    subscription = source.subscribe(self)
    isSubscribing = false
    if !isComplete { noteInput(changed: false) }
    defer { arrivedMeanwhile = [] }
    return arrivedMeanwhile
  }

  /// Replaces the source; events of the previous one that are on their way still arrive.
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

  /// A source that has not completed may send from outside of the host.
  private func noteInput(changed: Bool) {
    graph?.tasks.jobs.outside.note(
      input: "onReceive(\(ViewTypeName.short(of: source.value.type)))"
        + (view.map { " in \(ViewTypeName.short(of: $0))" } ?? "")
    ) { if changed { $0.hasChanged = true } }
  }

  func run(_ output: Output) {
    guard isActive, let graph, !graph.isDismissed else { return }
    graph.recorder?.note(action: "onReceive")
    // The names are for a message of `settle()`.
    guard graph.tasks.jobs.hasFrameLimit, queue.isEmpty else { return action(output) }
    action(output)
    if !queue.isEmpty { graph.service(WritingReceiver.self).note(source.value.type, in: view, at: graph.frame) }
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
    if !isSubscribing, !hasReceived {
      hasReceived = true
      noteInput(changed: true)
    }
    if isSubscribing {
      arrivedMeanwhile.append(output)
    } else if let evaluation = Evaluation.current {
      // An event of another host that is being evaluated has to wait.
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

/// A source of events outside of the engine.
package struct EventSource<Output> {
  let value: EventSourceValue
  /// Subscribes, until the caller releases the returned object.
  let subscribe: (EventReceiver<Output>) -> AnyObject

  /// - Parameter value: what sends the events; a source whose value compares equal is the same one.
  package init<Value>(of value: Value, subscribe: @escaping (EventReceiver<Output>) -> AnyObject) {
    self.value = EventSourceValueOf(value)
    self.subscribe = subscribe
  }
}

/// A source of events, without its type.
class EventSourceValue {
  var type: Any.Type { Never.self }
  func isEqual(to other: EventSourceValue) -> Bool { false }
}

private final class EventSourceValueOf<Value>: EventSourceValue {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override var type: Any.Type { Value.self }

  override func isEqual(to other: EventSourceValue) -> Bool {
    guard let other = other as? EventSourceValueOf<Value> else { return false }
    return ViewGraph.isEqual(value, other.value)
  }
}

/// Whether a source has completed, which may happen on any thread.
final class SourceEnd: @unchecked Sendable {
  private let lock = Lock()
  private var hasCome = false
  var isNoted: Bool { lock.withLock { hasCome } }
  func note() { lock.withLock { hasCome = true } }
  func reset() { lock.withLock { hasCome = false } }
}

/// Events that arrived while bodies were evaluated: they happen once the pass has run its actions.
@MainActor
final class LateEvents: PassService {
  private var waiting: [() -> Void] = []
  init(of graph: Graph) {}
  func add(_ event: @escaping () -> Void) { waiting.append(event) }

  func passEnded() {
    while !waiting.isEmpty {
      let events = waiting
      waiting = []
      for event in events { event() }
    }
  }
}

/// A view with an action for the events of a source. It is subscribed while it is mounted.
public struct _ReceivingView<Content: View, Output> {
  public let content: Content
  let source: EventSource<Output>
  let action: (Output) -> Void
}

extension _ReceivingView: _WrappingView {
  public struct _Mounted {
    var content: Content._Mounted
    let receiver: EventReceiver<Output>
  }

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    let receiver = EventReceiver(view.source, in: pass.node.inspectedOwnerType, graph: pass.graph, action: view.action)
    collect(receiver.subscribe(), for: receiver, in: &pass)
    return _Mounted(content: content, receiver: receiver)
  }

  /// A subscription lasts while its source compares equal and has not completed.
  public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    let receiver = mounted.receiver
    receiver.action = view.action
    if !receiver.isOf(view.source) { collect(receiver.subscribe(to: view.source), for: receiver, in: &pass) }
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    if presence == .removed { mounted.receiver.cancel() }
  }

  public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }

  @MainActor private static func collect(
    _ outputs: [Output], for receiver: EventReceiver<Output>, in pass: inout _Pass
  ) {
    for output in outputs { pass.collect { receiver.run(output) } }
  }
}

extension View {
  package nonisolated func receive<Output>(
    from source: EventSource<Output>, perform action: @escaping (Output) -> Void
  ) -> _ReceivingView<Self, Output> { _ReceivingView(content: self, source: source, action: action) }
}
