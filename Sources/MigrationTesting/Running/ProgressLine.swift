import Foundation

/// A progress line on a terminal; without a terminal, nothing is written.
@MainActor
final class ProgressLine {
  private let isShown: Bool
  private let write: (String) -> Void
  private var newest = 0.0
  private var hasWritten = false

  init(
    _ progress: Exploration.Progress, isTerminal: Bool = StandardErrorLine.isTerminal,
    write: @escaping (String) -> Void = StandardErrorLine.write
  ) {
    isShown = progress == .automatic ? isTerminal : progress == .shown
    self.write = write
  }

  /// Writes the line again, at most ten times a second.
  func show(_ result: ExplorationResult, depth: Int, seconds: Double) {
    guard isShown, seconds - newest >= 0.1 else { return }
    newest = seconds
    hasWritten = true
    write("\r\u{1B}[K" + Self.line(result, depth: depth, seconds: seconds))
  }

  /// Removes the line.
  func end() {
    if hasWritten { write("\r\u{1B}[K") }
  }

  static func line(_ result: ExplorationResult, depth: Int, seconds: Double) -> String {
    let rate = seconds > 0 ? Int(Double(result.interactions) / seconds) : 0
    return "\(result.map.states.count) states, \(result.scripts) scripts, \(rate) interactions/s, depth \(depth)"
      + (result.differences > 0 ? ", \(result.differences) diverging" : "")
  }
}
