/// What the closures of a scenario's views print, in order.
final class Log {
  private var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// What was printed since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
