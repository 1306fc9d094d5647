/// Something outside of the engine that sends events.
package struct EventSource<Output> {
  /// What it is compared by with the source of an earlier evaluation.
  let value: EventSourceValue
  /// Subscribes, until what it gives is released.
  let subscribe: (EventReceiver<Output>) -> AnyObject

  /// - Parameter value: what sends the events; a source whose value compares equal is the same one.
  package init<Value>(of value: Value, subscribe: @escaping (EventReceiver<Output>) -> AnyObject) {
    self.value = EventSourceValueOf(value)
    self.subscribe = subscribe
  }
}

/// What sends events, without its type.
class EventSourceValue {
  func isEqual(to other: EventSourceValue) -> Bool { false }
}

private final class EventSourceValueOf<Value>: EventSourceValue {
  private let value: Value
  init(_ value: Value) { self.value = value }

  override func isEqual(to other: EventSourceValue) -> Bool {
    guard let other = other as? EventSourceValueOf<Value> else { return false }
    return ViewGraph.isEqual(value, other.value)
  }
}
