import Foundation

/// What is said beside the report, on standard error.
enum StandardErrorLine {
  static var isTerminal: Bool { isatty(2) == 1 }
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
