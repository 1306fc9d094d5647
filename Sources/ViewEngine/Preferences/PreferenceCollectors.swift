/// The collectors of a host, and which of them have to ask for their value after the pass.
@MainActor
final class PreferenceCollectors: PassService {
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

  init(of graph: Graph) {}

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

  /// Has the stale ones ask for their value, inner before outer.
  func passEnded() {
    while !stale.isEmpty {
      let ready = stale.enumerated().sorted { first, second in
        let depths = (Self.depth(of: first.element), Self.depth(of: second.element))
        return depths.0 == depths.1 ? first.offset < second.offset : depths.0 > depths.1
      }
      stale = []
      known = []
      for (_, collector) in ready { collector.deliver() }
    }
  }

  private static func depth(of collector: any AnyPreferenceCollector) -> Int {
    var depth = 0
    var next = collector.node
    while let node = next {
      depth += 1
      next = node.parent
    }
    return depth
  }
}

extension Graph {
  var preferences: PreferenceCollectors { service(PreferenceCollectors.self) }
}
