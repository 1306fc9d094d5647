/// The lines from the closures of a view under test, in order.
final class Log {
  private(set) var lines: [String] = []
  /// A way to write to the state of the view, if the view hands one out.
  // For it to keep the binding (`[value = $value]`) and not the view, which keeps the log.
  var write: ((Any) -> Void)?

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
