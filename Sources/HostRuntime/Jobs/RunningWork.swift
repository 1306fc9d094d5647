/// The pieces of work of a host that run now, and which of them have run for too long. Whether code that never suspends
/// ends cannot be known. So a watch, which ticks only while `settle()` waits, marks each piece of work that has run for
/// `patience` ticks. `settle()` waits for it no longer.
struct RunningWork {
  /// The number of ticks within a limit.
  static let patience = 10

  private struct Piece {
    let task: UInt64?
    let start: Int
    var isEndless = false
  }

  private var newest: UInt64 = 0
  private var pieces: [UInt64: Piece] = [:]
  private var ticks = 0
  /// The number of pieces that have run for too long.
  private(set) var endlessCount = 0

  /// - Returns: the number of the piece of work, for `end`.
  mutating func begin(_ task: UInt64?) -> UInt64 {
    newest += 1
    pieces[newest] = Piece(task: task, start: ticks)
    return newest
  }

  mutating func end(_ piece: UInt64) { if pieces.removeValue(forKey: piece)?.isEndless == true { endlessCount -= 1 } }

  /// - Returns: whether a piece of work has run for too long since the last tick.
  mutating func tick() -> Bool {
    ticks += 1
    let before = endlessCount
    for (number, piece) in pieces where !piece.isEndless && ticks - piece.start > Self.patience {
      pieces[number]!.isEndless = true
      endlessCount += 1
    }
    return endlessCount > before
  }

  /// The task of the oldest piece that has run for too long.
  var endlessTask: UInt64? { pieces.filter(\.value.isEndless).min { $0.key < $1.key }?.value.task }
}
