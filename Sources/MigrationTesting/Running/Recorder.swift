import Foundation

/// Records the effects of a view outside of itself. The builders of `compareMigration` and
/// `previewMigration(recording:)` receive one. The view calls it where the app would call a server, a log or a model.
///
///     .onChange(of: query) { query in recorder("search \(query)") }
public final class Recorder: @unchecked Sendable {
  // NB: guarded by the lock; a view's tasks may note from any thread.
  private let lock = NSLock()
  @exclusivity(unchecked) private var notes: [String] = []

  /// An empty recorder. Make one for each side of a comparison.
  public init() {}

  /// Records a line, in order.
  public func callAsFunction(_ note: String) { self.note(note) }

  func note(_ note: String) {
    lock.lock()
    defer { lock.unlock() }
    notes.append(note)
  }

  /// The lines since the last call.
  func take() -> [String] {
    lock.lock()
    defer { lock.unlock() }
    if notes.isEmpty { return [] }
    defer { notes = [] }
    return notes
  }
}
