/// The lines from the closures of a view under test, in order.
final class Log {
  private(set) var lines: [String] = []
  /// A way to write to the state of the view, if the view hands one out.
  var write: ((Int) -> Void)?
  /// The same, for several views by name.
  var writers: [String: (Int) -> Void] = [:]

  func callAsFunction(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
