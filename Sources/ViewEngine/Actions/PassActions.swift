/// The actions of a pass whose evaluation has ended.
@MainActor
struct PassActions: ~Copyable {
  private var actions: SpliceList<() -> Void>
  private let scheduled: [_Pass.Scheduled]

  init(actions: consuming SpliceList<() -> Void>, scheduled: [_Pass.Scheduled]) {
    self.actions = actions
    self.scheduled = scheduled
  }

  /// Runs them in order, and gives the memory back for the next pass.
  consuming func run() -> _Pass.Buffers {
    actions.forEach { $0() }
    var buffers = _Pass.Buffers(actions: actions, scheduled: scheduled)
    buffers.actions.reset()
    return buffers
  }
}
