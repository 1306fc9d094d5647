/// What the closures of a view under test have to say, in order.
final class Log {
  private(set) var lines: [String] = []
  /// A way to write to the state of the view, if the view hands one out.
  // NB: for it to keep the binding (`[value = $value]`) and not the view, which keeps the log.
  var write: ((Any) -> Void)?

  func callAsFunction(_ line: String) { lines.append(line) }

  /// What was said since the last time somebody asked.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
