/// Where the pages of one kind come from: a `navigationDestination`, or a link with a destination of its own.
final class PageSource {
  private var build: ((AnyHashable?) -> AnyView)?
  private var readers = Dependents()

  var isKnown: Bool { build != nil }

  /// The page for a value; a body that asks for it is evaluated anew when pages of this kind are others.
  func page(for value: AnyHashable?) -> AnyView? {
    if let node = Evaluation.current?.node { readers.add(node) }
    return build?(value)
  }

  /// Lets go of the pages: whoever built them is gone.
  // NB: pages know their source, and a source its pages, which has to end somewhere.
  func forget() { readers.removeAll() }

  /// Takes over how pages are built from now on.
  @MainActor func replace(with build: ((AnyHashable?) -> AnyView)?, in pass: inout _Pass) {
    self.build = build
    var nodes: [_Node] = []
    readers.forEach { nodes.append($0) }
    for node in nodes { pass.reevaluate(node) }
  }
}

extension _Pass {
  /// Evaluates a node that may be anywhere in the tree, and that the pass may not come by.
  mutating func reevaluate(_ node: _Node) {
    guard node.isMounted, !node.isOutOfDate else { return }
    guard !node.isSuspended else { return node.markOutOfDate() }
    node.status.insert(.outOfDate)
    schedule(node, .evaluate)
  }
}
