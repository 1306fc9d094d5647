@testable import ViewGraph

/// The operations of a test, in order: bodies that the core evaluates, warnings, and what views and actions add.
// Touched on the main actor only, also by closures that are not isolated.
final class Log: @unchecked Sendable {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Writes bodies and warnings to a log.
final class LogJournal: GraphJournal {
  private let log: Log
  init(_ log: Log) { self.log = log }

  func note(event: @autoclosure () -> String) {}
  // Without the parameters of a generic type.
  func note(body view: Any.Type) { log.add("evaluate \("\(view)".prefix { $0 != "<" })") }
  func note(action: String) {}
  func didMount(_ node: _Node) {}
  func didMount<Content, Value, Action>(_ observer: _ChangeObserver<Content, Value, Action>, in node: _Node) {}
  func noting<Content, Value, Action>(
    _ observer: _ChangeObserver<Content, Value, Action>, in node: _Node, from old: Value, _ older: Action,
    _ run: @escaping () -> Void
  ) -> () -> Void { run }
  func warn(_ message: String, in frame: UInt32) { log.add("warning: \(message)") }
}
