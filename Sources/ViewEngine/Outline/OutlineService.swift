/// Keeps what is written down of a tree from one question to the next.
private final class OutlineService: GraphService {
  var outline: ScreenOutline?
  init(of graph: Graph) {}
}

extension Graph {
  /// What a person sees; nil if the tree is not consistent, or not there.
  var screen: Screen? {
    isEvaluating ? nil : currentOutline.map { Screen($0) }
  }

  /// What is written down of the tree.
  var currentOutline: ScreenOutline? {
    guard let root else { return nil }
    let service = service(OutlineService.self)
    let outline = service.outline ?? ScreenOutline(below: root)
    service.outline = outline
    return outline
  }
}
