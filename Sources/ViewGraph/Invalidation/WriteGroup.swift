/// What was written together: the plain writes of an event, or those of one `withTransaction`.
struct WriteGroup {
  let id: UInt32
  let scope: TransactionScope?
  /// What was written: nearly always one thing, which needs no array.
  private(set) var dependency: Dependency?
  private(set) var otherDependencies: [Dependency] = []
  /// Nodes that somebody asked to be evaluated.
  var nodes: [_Node] = []
  /// What is changed once the older groups are worked off; tells whom that concerns.
  var changes: [((_Node) -> Void) -> Void] = []
  /// Nodes that read what has changed in a model.
  var modelDependents: [_Node] = []

  init(id: UInt32, scope: TransactionScope?) {
    self.id = id
    self.scope = scope
  }

  mutating func add(_ dependency: Dependency) {
    if self.dependency == nil { self.dependency = dependency } else { otherDependencies.append(dependency) }
  }
}
