/// Keeps what a graph says.
@MainActor
package protocol GraphJournal: AnyObject {
  func record(_ event: TraceEvent)
  func warn(_ message: String, in frame: UInt32)
}
