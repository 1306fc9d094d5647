/// The actions of a pass whose evaluation has ended.
@MainActor
struct PassActions: ~Copyable {
  private var buffers: _Pass.Buffers
  init(_ buffers: consuming _Pass.Buffers) { self.buffers = buffers }

  /// Runs the actions in order, without those that a dismissal or an abandoned graph cancels. Then releases the removed
  /// nodes' content and returns the memory for the next pass.
  consuming func run(for graph: Graph) -> _Pass.Buffers {
    let brackets = graph.openBracketCount
    var cursor = buffers.actions.start
    while !graph.isAbandoned, let (action, isKept) = buffers.actions.take(at: &cursor) {
      if isKept || !graph.isDismissed { action.run() }
    }
    // Actions of an abandoned list do not run, so the brackets that were entered must be left here.
    graph.leaveBrackets(downTo: brackets)
    return drop()
  }

  /// Drops the remaining actions and releases the removed nodes' content.
  @discardableResult
  consuming func drop() -> _Pass.Buffers {
    buffers.actions.reset()
    if !buffers.removed.isEmpty {
      for node in buffers.removed { node.letGo() }
      buffers.removed = []
    }
    return buffers
  }
}

/// The context of some actions of a pass: entered before the first, left after the last.
///
/// The graph leaves each bracket that it has entered, also when the rest of the actions is dropped.
@MainActor
package protocol ActionBracket: AnyObject {
  func enter()
  func leave()
}
