import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file beside a source file that takes its place once it is complete.
enum TemporaryFile {
  private static let mark = ".onchange-migrate-"

  static func url(for file: URL) -> URL {
    file.deletingLastPathComponent().appendingPathComponent(
      ".\(file.lastPathComponent)\(mark)\(ProcessInfo.processInfo.processIdentifier)")
  }

  /// Removes files that a killed run left in a folder.
  static func removeAbandoned(in folder: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(".") {
      guard let range = name.range(of: mark, options: .backwards), let process = Int32(name[range.upperBound...]),
        !isRunning(process)
      else { continue }
      try? manager.removeItem(atPath: folder + "/" + name)
    }
  }

  private static func isRunning(_ process: Int32) -> Bool {
    #if os(Windows)
      true
    #else
      kill(process, 0) == 0 || errno != ESRCH
    #endif
  }
}
