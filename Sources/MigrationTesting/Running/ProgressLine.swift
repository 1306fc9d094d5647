import Foundation

/// A progress line on a terminal; without a terminal, a new line every ten seconds.
@MainActor
final class ProgressLine {
  private let isTerminal: Bool
  /// The seconds between two lines; nil for no line.
  private let interval: Double?
  private let write: (String) -> Void
  private var newest = 0.0
  private var hasWritten = false

  init(
    _ progress: Exploration.Progress, isTerminal: Bool = StandardErrorLine.isTerminal,
    write: @escaping (String) -> Void = StandardErrorLine.write
  ) {
    self.isTerminal = isTerminal || progress == .shown
    interval = progress == .hidden ? nil : self.isTerminal ? 0.1 : 10
    self.write = write
  }

  /// Writes the line again if it is time for it.
  func show(_ result: ExplorationResult, depth: Int, seconds: Double) {
    guard let interval, seconds - newest >= interval else { return }
    newest = seconds
    hasWritten = true
    let line = Self.line(result, depth: depth, seconds: seconds)
    write(isTerminal ? "\r\u{1B}[K" + line : "exploring: \(line)\n")
  }

  func end() { if hasWritten, isTerminal { write("\r\u{1B}[K") } }

  static func line(_ result: ExplorationResult, depth: Int, seconds: Double) -> String {
    let rate = seconds > 0 ? Int(Double(result.interactions) / seconds) : 0
    return "\(result.map.states.count) states, \(result.scripts) scripts, \(rate) interactions/s, depth \(depth)"
      + (result.differences > 0 ? ", \(result.differences) diverging" : "")
  }
}
