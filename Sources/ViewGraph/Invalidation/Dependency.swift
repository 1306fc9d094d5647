/// What a body can read, and which then invalidates that body by changing.
///
/// NB: a class and not a protocol, for a generic class as an existential needs a look-up of its type.
@usableFromInline
package class Dependency: @unchecked Sendable {
  @inlinable init() {}

  /// Adds each node whose latest evaluation read the value. With the queue's lock held.
  func addDependents(to group: inout InvalidGroup) {}
}

/// A node that is asked for again and again, which then costs a group of writes nothing of its own.
final class AskedNode: Dependency, @unchecked Sendable {
  private let node: _Node
  init(_ node: _Node) { self.node = node }
  override func addDependents(to group: inout InvalidGroup) { group.add(node) }
}
