import Foundation

/// Writes lines to standard error, beside the report.
enum StandardErrorLine {
  static var isTerminal: Bool { isatty(2) == 1 }
  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
