/// The owner of what starts within a frame, such as a task.
/// The graph has it from the begin. It is no `GraphService`, because each event asks it: a constant costs no look-up.
package protocol WorkOwner: AnyObject {
  /// A frame begins on this thread. Returns the thread's previous work, for `leave`.
  func enter() -> UnsafeRawPointer?
  func leave(to outer: UnsafeRawPointer?)
  /// An event has ended, after its last frame, `frame`.
  @MainActor func eventEnded(after frame: UInt32)
  /// Whether the host may run another unrequested frame after `frame`.
  @MainActor func admitsFrame(after frame: UInt32) -> Bool
}
