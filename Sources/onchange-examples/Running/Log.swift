/// The lines that the closures of a scenario's views print, in order.
final class Log {
  private var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
