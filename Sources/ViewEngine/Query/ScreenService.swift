/// Keeps the state between look-ups: the index, and the available actions of the last listing.
final class ScreenService: TreeService, FrameEndService, EndingService {
  @exclusivity(unchecked) private(set) var known: TreeIndex?
  let actions = ActionCache()
  init(of graph: Graph) {}

  /// The index of the tree below a root. `buttonVerb`: the verb that each plain button offers.
  func index(below root: _Node, buttonVerb: any ElementVerb.Type) -> TreeIndex {
    if let known { return known }
    let index = TreeIndex(below: root, buttonVerb: buttonVerb)
    known = index
    return index
  }

  func nodeChanged(_ node: _Node) { known?.nodeChanged(node) }

  // At the end of each frame, so that nothing keeps a removed view.
  func frameEnded() { known?.forgetRemoved() }

  // The index knows nodes, which know the graph, which has this service.
  func end() {
    known = nil
    actions.removeAll()
  }
}
