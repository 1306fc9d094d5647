/// The lines from the closures of a view under test, in order.
final class Log {
  private(set) var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
