/// A node that is asked for again and again, which then costs a group of writes nothing of its own.
final class AskedNode: Dependency, @unchecked Sendable {
  private let node: _Node
  init(_ node: _Node) { self.node = node }
  override func addDependents(to nodes: inout InvalidNodes) { nodes.add(node) }
}
