/// A value that bodies read and whose change invalidates them.
/// A class and not a protocol, because a generic class as an existential needs a look-up of its type.
@usableFromInline
package class Dependency: @unchecked Sendable {
  @inlinable init() {}

  /// Adds each node whose latest evaluation read the value. With the queue's lock held.
  func addDependents(to nodes: inout InvalidNodes) {}
}
