/// Keeps what is written down of the tree of a graph.
final class OutlineService: EndingService {
  private var outline: ScreenOutline?

  init(of graph: Graph) {}

  /// The outline of the tree below its root.
  func outline(below root: _Node) -> ScreenOutline {
    if let outline { return outline }
    let outline = ScreenOutline(below: root)
    self.outline = outline
    return outline
  }

  // NB: it knows nodes, which know the graph, which has this.
  func end() { outline = nil }
}
