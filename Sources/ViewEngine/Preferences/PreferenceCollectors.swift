/// The collectors of a host, and which of them have to ask for their value after the pass.
@MainActor
final class PreferenceCollectors: PassService, RowOrderService {
  private struct Reference {
    weak var collector: (any AnyPreferenceCollector)?
  }

  private var all: [Reference] = []
  @exclusivity(unchecked) private var stale: [any AnyPreferenceCollector] = []
  private var known: Set<ObjectIdentifier> = []

  func add(_ collector: any AnyPreferenceCollector) {
    if all.count == all.capacity { all.removeAll { $0.collector == nil } }
    all.append(Reference(collector: collector))
  }

  /// Something below a collector may have changed, which those around hear of as well.
  func note(_ collector: any AnyPreferenceCollector) {
    var next: (any AnyPreferenceCollector)? = collector
    while let collector = next {
      if known.insert(ObjectIdentifier(collector)).inserted { stale.append(collector) }
      next = collector.outer
    }
  }

  private let reversesSiblings: Bool

  init(of graph: Graph) { reversesSiblings = graph.configuration.reversesSiblings }

  /// Rows below a node are in another order, and so is what they hand up.
  func rowsMoved(below node: _Node) {
    var around: Set<ObjectIdentifier> = []
    var next: _Node? = node
    while let node = next {
      around.insert(ObjectIdentifier(node))
      next = node.parent
    }
    for reference in all {
      guard let collector = reference.collector, let node = collector.node else { continue }
      if around.contains(ObjectIdentifier(node)) { note(collector) }
    }
  }

  /// Has the stale ones ask for their value: children before parents, siblings as they are told to act.
  func passEnded() {
    while !stale.isEmpty {
      // NB: what was removed is passed by: its parents may be gone.
      let ready = stale.filter { $0.node?.isMounted ?? false }.map { (path: Self.path(of: $0), collector: $0) }
        .sorted { Self.isBefore($0.path, $1.path, reversed: reversesSiblings) }
      stale = []
      known = []
      // NB: all are asked before any acts, for what they are told is that of the pass.
      let actions = ready.compactMap { $0.collector.collect() }
      for action in actions { action() }
    }
  }

  /// The positions at each level, outermost first.
  private static func path(of collector: any AnyPreferenceCollector) -> [Int32] {
    var path: [Int32] = []
    var next = collector.node
    while let node = next {
      path.append(node.siblingIndex)
      next = node.parent
    }
    return path.reversed()
  }

  private static func isBefore(_ first: [Int32], _ second: [Int32], reversed: Bool) -> Bool {
    for (first, second) in zip(first, second) where first != second {
      return reversed ? first > second : first < second
    }
    return first.count > second.count
  }
}

extension Graph {
  var preferences: PreferenceCollectors { service(PreferenceCollectors.self) }
}
