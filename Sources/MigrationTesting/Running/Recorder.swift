import Foundation

/// What a view does outside of itself, noted by the view that is compared: each builder of `compareMigration` is given
/// one, and calls it where the app would call a server, a log or a model.
///
///     .onChange(of: query) { query in recorder("search \(query)") }
public final class Recorder: @unchecked Sendable {
  // NB: guarded by the lock; a view's tasks may note from any thread.
  private let lock = NSLock()
  @exclusivity(unchecked) private var notes: [String] = []

  public init() {}

  /// Notes that something was done.
  public func callAsFunction(_ note: String) { self.note(note) }

  /// Notes that something was done.
  public func note(_ note: String) {
    lock.lock()
    defer { lock.unlock() }
    notes.append(note)
  }

  /// What was noted since the last time.
  func take() -> [String] {
    lock.lock()
    defer { lock.unlock() }
    if notes.isEmpty { return [] }
    defer { notes = [] }
    return notes
  }
}
