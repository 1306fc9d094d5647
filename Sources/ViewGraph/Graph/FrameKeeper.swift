/// Is told when a thread begins to work on a frame, and when it is done: whose the work is that begins there.
package protocol FrameKeeper: AnyObject {
  /// - Returns: what the thread worked on before, to be handed to `leave`.
  func enter() -> UnsafeRawPointer?
  func leave(to outer: UnsafeRawPointer?)
  /// An event has had its frame, the last one of which was `frame`.
  @MainActor func eventEnded(after frame: UInt32)
  /// Whether there may be a frame after one of that number, which nobody has asked for who looks on.
  @MainActor func admitsFrame(after frame: UInt32) -> Bool
}
