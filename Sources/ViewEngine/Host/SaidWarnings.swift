/// What a host has warned of, so that it does not repeat itself: of the same it warns once a frame, and it writes the
/// same to standard error once.
struct SaidWarnings {
  private var frame: UInt32 = 0
  private var ofFrame: Set<String> = []
  private var all: Set<String> = []

  /// Whether it has not been said in this frame.
  mutating func isNew(_ message: String, in frame: UInt32) -> Bool {
    if frame != self.frame {
      self.frame = frame
      ofFrame.removeAll(keepingCapacity: true)
    }
    return ofFrame.insert(message).inserted
  }

  /// Whether it has never been said.
  mutating func isFirst(_ message: String) -> Bool { all.insert(message).inserted }
}
