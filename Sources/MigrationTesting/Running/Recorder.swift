import Foundation

#if BundledEngine
  import OnChangeCompat
#endif

/// Records the effects of a view outside of itself. The builders of `compareMigration` and
/// `previewMigration(recording:)` receive one. The view calls it where the app would call a server, a log or a model.
///
///     .onChange(of: query) { query in recorder("search \(query)") }
public final class Recorder: @unchecked Sendable {
  // NB: guarded by the lock; a view's tasks may note from any thread.
  private let lock = NSLock()
  @exclusivity(unchecked) private var notes: [String] = []
  private let isOfKit: Bool

  /// An empty recorder: one for each side of a comparison. Those that the builder of a view makes count too.
  public init() { isOfKit = false }

  /// - Parameter isOfKit: whether the kit takes the lines from the recorder itself.
  init(isOfKit: Bool) { self.isOfKit = isOfKit }

  /// Records a line, in order.
  public func callAsFunction(_ note: String) { self.note(note) }

  func note(_ note: String) {
    #if BundledEngine
      if !isOfKit { return OutsideReport.note(effect: note) }
    #endif
    lock.lock()
    defer { lock.unlock() }
    notes.append(note)
  }

  /// The lines that `take()` would return.
  var lines: [String] { lock.withLock { notes } }

  /// The lines since the last call.
  func take() -> [String] {
    lock.lock()
    defer { lock.unlock() }
    if notes.isEmpty { return [] }
    defer { notes = [] }
    return notes
  }
}
