/// Keeps what a graph says, in whatever form.
@MainActor
package protocol GraphJournal: AnyObject {
  /// A frame begins.
  func note(event: String)
  func note(body view: Any.Type)
  func note(changeOf type: Any.Type, from old: String, to new: String)
  func note(action: String)
  func warn(_ message: String, in frame: UInt32)
}
