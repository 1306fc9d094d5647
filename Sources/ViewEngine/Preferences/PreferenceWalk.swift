/// The walk that gathers where preferences are set, in the order of declaration.
final class PreferenceWalk: _Visitor {
  private var list = SpliceList<PreferenceMark>()
  private var cursor: SpliceList<PreferenceMark>.Cursor = 0
  private var pending: [(node: _Node, cursor: SpliceList<PreferenceMark>.Cursor)] = []

  /// The preferences that are set below a node.
  static func marks(below node: _Node) -> [PreferenceMark] {
    let walk = PreferenceWalk()
    walk.enter(node)
    while let next = walk.pending.popLast() {
      walk.cursor = next.cursor
      next.node.visit(by: walk)
    }
    var marks: [PreferenceMark] = []
    var cursor = walk.list.start
    while let (mark, _) = walk.list.take(at: &cursor) { marks.append(mark) }
    return marks
  }

  override func enter(_ node: _Node) { pending.append((node, list.mark(at: &cursor))) }
  func visit(_ preference: PreferenceMark) { list.insert(preference, at: &cursor) }
}
