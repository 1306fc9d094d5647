/// Is told when a thread begins to work on a frame, and when it is done: whose the work is that begins there.
package protocol FrameKeeper: AnyObject {
  /// - Returns: what the thread worked on before, to be handed to `leave`.
  func enter() -> UnsafeRawPointer?
  func leave(to outer: UnsafeRawPointer?)
  /// Whether there may be a frame after one of that number, which nobody has asked for who looks on.
  @MainActor func admitsFrame(after frame: UInt32) -> Bool
}
