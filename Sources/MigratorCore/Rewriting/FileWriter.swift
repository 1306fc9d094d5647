#if Migrator
  import Foundation

  package enum FileWriter {
    /// - Parameter result: Its files get a problem where they could not be written.
    /// - Returns: nil once all is done; the number of files that were written before an interruption.
    package static func write(_ result: inout Project.Result) -> Int? {
      Interruption.hold()
      for path in result.abandoned { try? FileManager.default.removeItem(atPath: path) }
      let sources = result.sources
      let files = result.files
      let positions = files.indices.filter { files[$0].after != nil && sources[files[$0].path] != nil }
      for (count, position) in positions.enumerated() {
        if Interruption.signalReceived != nil { return count }
        guard let after = files[position].after, let source = sources[files[position].path] else { continue }
        do throws(FileMigration.Problem) {
          try source.write(after)
        } catch {
          result.files[position].problem = error
        }
      }
      return nil
    }
  }
#endif
