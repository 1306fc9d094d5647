/// The actions of a pass whose evaluation has ended.
@MainActor
struct PassActions: ~Copyable {
  private var buffers: _Pass.Buffers

  init(_ buffers: consuming _Pass.Buffers) { self.buffers = buffers }

  /// Runs them in order, but for those that count no more once the host is dismissed or let go; has what was removed let
  /// go of what it had, and gives the memory back for the next pass.
  consuming func run(for graph: Graph) -> _Pass.Buffers {
    var cursor = buffers.actions.start
    while let (action, isKept) = buffers.actions.take(at: &cursor) {
      if isKept ? !graph.isAbandoned : !graph.isDismissed { action.run() }
    }
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

/// What runs before and after some actions; the second also runs where the first did not, for the host was dismissed.
package typealias ActionBracket = (open: () -> Void, close: () -> Void)
