/// What a body can read, and which then invalidates that body by changing.
///
/// NB: a class and not a protocol, for a generic class as an existential needs a look-up of its type.
@usableFromInline
package class Dependency: @unchecked Sendable {
  @inlinable init() {}

  /// Adds each node whose latest evaluation read the value. With the queue's lock held.
  func addDependents(to nodes: inout InvalidNodes) {}
}
