/// The actions of a pass whose evaluation has ended.
@MainActor
struct PassActions: ~Copyable {
  private var buffers: _Pass.Buffers
  private let removed: [_Node]

  init(_ buffers: consuming _Pass.Buffers, removed: [_Node]) {
    self.buffers = buffers
    self.removed = removed
  }

  /// Runs them in order, but for those that count no more once the host is dismissed or let go; has what was removed let
  /// go of what it had, and gives the memory back for the next pass.
  consuming func run(for graph: Graph) -> _Pass.Buffers {
    buffers.actions.forEach { action, isKept in
      if isKept ? !graph.isAbandoned : !graph.isDismissed { action() }
    }
    buffers.actions.reset()
    for node in removed { node.letGo() }
    return buffers
  }

  /// Runs none of them, for nobody is left to see what they do.
  consuming func drop() {
    buffers.actions.reset()
    for node in removed { node.letGo() }
  }
}

/// What runs before and after some actions; the second also runs where the first did not, for the host was dismissed.
package typealias ActionBracket = (open: () -> Void, close: () -> Void)
