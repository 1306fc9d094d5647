import Foundation

/// Writes the rewritten files of a run.
package enum FileWriter {
  /// - Parameter result: Gets a problem for each file that could not be written.
  /// - Returns: nil once all is done; the number of files that were written before an interruption.
  package static func write(_ files: inout [FileMigration], _ sources: [String: SourceFile]) -> Int? {
    Interruption.hold()
    let positions = files.indices.filter { files[$0].after != nil && sources[files[$0].path] != nil }
    let folders = positions.map { URL(fileURLWithPath: files[$0].path).resolvingSymlinksInPath() }
    for folder in Set(folders.map { $0.deletingLastPathComponent().path }) { TemporaryFile.removeAbandoned(in: folder) }
    for (count, position) in positions.enumerated() {
      if Interruption.signalReceived != nil { return count }
      guard let after = files[position].after, let source = sources[files[position].path] else { continue }
      do throws(FileMigration.Problem) {
        try source.write(after)
      } catch {
        files[position].problem = error
      }
    }
    return nil
  }
}
