/// The actions of a pass whose evaluation has ended.
@MainActor
struct PassActions: ~Copyable {
  private var buffers: _Pass.Buffers

  init(_ buffers: consuming _Pass.Buffers) { self.buffers = buffers }

  /// Runs them in order, but for those that count no more once the host is dismissed or let go; has what was removed let
  /// go of what it had, and gives the memory back for the next pass.
  consuming func run(for graph: Graph) -> _Pass.Buffers {
    let brackets = graph.openBracketCount
    var cursor = buffers.actions.start
    while !graph.isAbandoned, let (action, isKept) = buffers.actions.take(at: &cursor) {
      if isKept || !graph.isDismissed { action.run() }
    }
    // NB: what is left of an abandoned list does not run, and so does not leave the brackets that were entered.
    graph.leaveBrackets(downTo: brackets)
    return drop()
  }

  /// Runs none of those that are left; what was removed lets go of what it had.
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

/// The context of some actions of a pass: entered before the first of them, left after the last one.
///
/// The graph leaves each bracket that it has entered, also when the rest of the actions is dropped.
@MainActor
package protocol ActionBracket: AnyObject {
  func enter()
  func leave()
}
