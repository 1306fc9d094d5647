/// The mounted part of a property wrapper from outside of the engine, and its way to request an evaluation of its view.
/// Such a wrapper stores a connection, and connects in `update()`.
package struct Connection {
  private var link: ConnectionLink?
  package init() {}

  /// Connects with an object, unless that is the one it is connected with.
  package func connect(with object: AnyObject, _ open: (Invalidation) -> AnyObject) {
    guard let link else { return }
    link.invalidation.sayWarning()
    guard link.object !== object else { return }
    link.object = object
    link.resource = open(link.invalidation)
    link.invalidation.noteChange()
  }
}

extension Connection: DynamicProperty, MountedProperty {
  package mutating func mount(in node: _Node, previous: Connection?) { link = previous?.link ?? ConnectionLink(node) }

  package func unmount() {
    link?.object = nil
    link?.resource = nil
  }

  package func isSame(as other: Connection) -> Bool { true }
  package var changes: UInt32 { link?.invalidation.changes ?? 0 }
}

private final class ConnectionLink {
  let invalidation: Invalidation
  var object: AnyObject?
  var resource: AnyObject?
  init(_ node: _Node) { invalidation = Invalidation(of: node) }
}

/// The way to have a view evaluated again, from any thread.
package final class Invalidation: @unchecked Sendable {
  private weak let node: _Node?
  private let queue: WriteQueue
  // Guarded by the queue's lock.
  private var count: UInt32 = 0
  private var warning: String?

  fileprivate init(of node: _Node) {
    self.node = node
    queue = node.graph.queue
  }

  /// Requests an evaluation of the view in the next pass. During an evaluation it is refused, with a warning.
  package func callAsFunction() {
    let warning = "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
    if Evaluation.warnsIfEvaluating(warning) { return }
    guard let node else { return }
    noteChange()
    queue.invalidate(node)
  }

  @MainActor
  package func show(_ defaults: StoredDefaults) { if let node { defaults.join(node.graph) } }
  fileprivate var changes: UInt32 { queue.lock.withLock { count } }
  fileprivate func noteChange() { queue.lock.withLock { count &+= 1 } }

  /// Warns when the host evaluates the view.
  package func warn(_ message: String) { queue.lock.withLock { warning = message } }

  fileprivate func sayWarning() {
    let message = queue.lock.withLock {
      defer { warning = nil }
      return warning
    }
    if let message { Evaluation.current?.warn(message) }
  }
}

/// An object that a view keeps while it keeps its identity: as `@State` with a reference that is never replaced. The
/// mounted part holds it, and no struct that outlives it does.
package struct Owned<Object: OwnableObject> {
  // The first field, which is copied from a newer value: see `StateProperty`.
  private var object: Object?
  package init() {}

  /// The object. Before mounting, each read returns a temporary.
  package var wrappedValue: Object { object ?? Object() }
}

/// A type that `Owned` can keep.
package protocol OwnableObject: AnyObject { init() }

extension Owned: DynamicProperty, StateProperty {
  package mutating func mount(in node: _Node, previous: Owned?) { object = previous?.object ?? Object() }
  package mutating func unmount() { object = nil }
  package func isSame(as other: Owned) -> Bool { true }
}

extension Evaluation {
  /// Runs `body` without making its reads dependencies of the evaluated view.
  package static func untracked<Result>(_ body: () -> Result) -> Result {
    guard let current else { return body() }
    let node = current.node
    current.node = nil
    defer { current.node = node }
    return body()
  }
}
