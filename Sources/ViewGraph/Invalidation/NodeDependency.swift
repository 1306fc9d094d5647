/// A node that is requested repeatedly; only the first request in a group of writes costs anything.
final class NodeDependency: Dependency, @unchecked Sendable {
  private let node: _Node
  init(_ node: _Node) { self.node = node }
  override func addDependents(to nodes: inout InvalidNodes) { nodes.add(node) }
}
