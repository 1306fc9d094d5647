import Foundation

/// The file beside a source file that takes its place once it is complete.
enum TemporaryFile {
  private static let mark = ".onchange-migrate-"

  static func url(for file: URL) -> URL {
    file.deletingLastPathComponent().appendingPathComponent(
      ".\(file.lastPathComponent)\(mark)\(ProcessInfo.processInfo.processIdentifier)")
  }

  static func isAbandoned(_ name: String) -> Bool {
    guard name.hasPrefix("."), let range = name.range(of: mark, options: .backwards),
      let process = Int32(name[range.upperBound...])
    else { return false }
    return !isRunning(process)
  }

  private static func isRunning(_ process: Int32) -> Bool {
    #if os(Windows)
      true
    #else
      kill(process, 0) == 0 || errno != ESRCH
    #endif
  }
}
