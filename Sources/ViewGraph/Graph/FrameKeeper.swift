/// Receives the begin and the end of a frame's work, so that jobs that start within it have an owner.
package protocol FrameKeeper: AnyObject {
  /// - Returns: the thread's previous work, for `leave`.
  func enter() -> UnsafeRawPointer?
  func leave(to outer: UnsafeRawPointer?)
  /// An event has ended, after its last frame, `frame`.
  @MainActor func eventEnded(after frame: UInt32)
  /// Whether the host may run another unrequested frame after `frame`.
  @MainActor func admitsFrame(after frame: UInt32) -> Bool
}
