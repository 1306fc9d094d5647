/// The actions of a pass whose evaluation has ended.
@MainActor
struct PassActions: ~Copyable {
  private var buffers: _Pass.Buffers

  init(_ buffers: consuming _Pass.Buffers) { self.buffers = buffers }

  /// Runs them in order, and gives the memory back for the next pass.
  consuming func run() -> _Pass.Buffers {
    buffers.actions.forEach { $0() }
    buffers.actions.reset()
    return buffers
  }
}
