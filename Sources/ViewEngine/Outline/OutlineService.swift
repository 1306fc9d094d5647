/// Keeps what is written down of the tree of a graph.
final class OutlineService: FrameEndService, EndingService {
  @exclusivity(unchecked) private var outline: ScreenOutline?

  init(of graph: Graph) {}

  /// The outline, if anything is written down.
  var known: ScreenOutline? { outline }

  /// The outline of the tree below its root.
  func outline(below root: _Node) -> ScreenOutline {
    if let outline { return outline }
    let outline = ScreenOutline(below: root)
    self.outline = outline
    return outline
  }

  // NB: at the end of each frame, so that a removed view is kept by nobody.
  func frameEnded() { outline?.forgetRemoved() }

  // NB: it knows nodes, which know the graph, which has this.
  func end() { outline = nil }
}
