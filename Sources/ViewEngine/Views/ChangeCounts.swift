/// How often the dynamic properties of views had changed when `_printChanges()` was last called for them.
final class ChangeCounts: GraphService {
  private struct Counts {
    weak var node: _Node?
    var counts: [UInt32]
  }

  private var known: [ObjectIdentifier: Counts] = [:]

  init(of graph: Graph) {}

  /// The names of the properties that have changed since.
  func changedProperties(of node: _Node) -> [String] {
    var names: [String] = []
    node.readProperties { view, value in
      let properties = view.properties.filter(\.isMounted)
      let counts = properties.map { $0.changes(in: value) }
      let last = known[ObjectIdentifier(node)].flatMap { $0.node === node ? $0.counts : nil } ?? []
      for (index, property) in properties.enumerated() where !names.contains(property.name) {
        if index >= last.count || last[index] != counts[index] { names.append(property.name) }
      }
      if known.count == known.capacity { known = known.filter { $0.value.node != nil } }
      known[ObjectIdentifier(node)] = Counts(node: node, counts: counts)
    }
    return names
  }
}
