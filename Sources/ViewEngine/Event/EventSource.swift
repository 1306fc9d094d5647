/// Something outside of the engine that sends events.
package struct EventSource<Output> {
  /// Tells one source from another; without it, each is another one.
  let identity: AnyObject?
  /// Subscribes, until what it gives is released.
  let subscribe: (EventReceiver<Output>) -> AnyObject

  package init(identity: AnyObject?, subscribe: @escaping (EventReceiver<Output>) -> AnyObject) {
    self.identity = identity
    self.subscribe = subscribe
  }
}
