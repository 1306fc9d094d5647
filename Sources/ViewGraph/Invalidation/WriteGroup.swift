/// Writes that belong together: the plain writes of an event, or those of one `withTransaction`.
struct WriteGroup {
  let id: UInt32
  let scope: TransactionScope?
  /// The written dependency: nearly always one, which needs no array.
  private(set) var dependency: Dependency?
  private(set) var rest: Rest?

  /// The rare parts of a group.
  final class Rest {
    @exclusivity(unchecked) fileprivate(set) var dependencies: [Dependency] = []
    /// Nodes whose evaluation was requested.
    @exclusivity(unchecked) fileprivate(set) var nodes: [_Node] = []
    /// Nodes that read a changed part of a model.
    @exclusivity(unchecked) fileprivate(set) var modelDependents: [_Node] = []
    /// Changes to make once the older groups are worked off; each tells which nodes it concerns.
    @exclusivity(unchecked) fileprivate(set) var changes: [((_Node) -> Void) -> Void] = []

    fileprivate func addDependents(to invalid: inout InvalidNodes) {
      for node in nodes { invalid.add(node) }
      for node in modelDependents {
        node.status.insert(.modelChanged)
        invalid.add(node)
      }
      for dependency in dependencies { dependency.addDependents(to: &invalid) }
    }
  }

  init(id: UInt32, scope: TransactionScope?) { (self.id, self.scope) = (id, scope) }

  mutating func add(_ dependency: Dependency) {
    if self.dependency == nil { self.dependency = dependency } else { addRest().dependencies.append(dependency) }
  }

  mutating func add(node: _Node) { addRest().nodes.append(node) }
  mutating func add(modelDependent node: _Node) { addRest().modelDependents.append(node) }
  mutating func add(change: @escaping ((_Node) -> Void) -> Void) { addRest().changes.append(change) }

  func addDependents(to nodes: inout InvalidNodes) {
    if let rest { rest.addDependents(to: &nodes) }
    dependency?.addDependents(to: &nodes)
  }

  private mutating func addRest() -> Rest {
    if let rest { return rest }
    let new = Rest()
    rest = new
    return new
  }
}
