/// Counts the runs of one observer in a frame.
@usableFromInline
package struct LoopGuard {
  @usableFromInline var frame: UInt32 = 0
  @usableFromInline var runs: UInt32 = 0
  @inlinable package init() {}

  /// Whether the observer may run again in this frame; a run over budget is dropped, never deferred.
  @inlinable package mutating func allowsRun(in frame: UInt32, budget: UInt32) -> Bool {
    if self.frame != frame {
      self.frame = frame
      runs = 0
    }
    guard runs < budget else { return false }
    runs += 1
    return true
  }
}
