import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(ucrt)
  import ucrt
#endif

/// A file on disk, with what was read from it.
package struct SourceFile: Sendable {
  package let path: String
  package let text: SourceText
  private let contents: Data

  /// - Throws: `FileMigration.Problem` where the file cannot be read.
  package init(path: String) throws(FileMigration.Problem) {
    self.path = path
    do {
      contents = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileMigration.Problem(message: "the file cannot be read: \(Self.reason(error))")
    }
    text = SourceText([UInt8](contents))
  }

  /// Replaces the file as a whole: whoever reads it meanwhile sees the old text or the new one.
  ///
  /// - Parameter bytes: The new text without a byte order mark, which is put back where there was one.
  /// - Throws: `FileMigration.Problem` where the file is not what was read any more, or cannot be written.
  package func write(_ bytes: [UInt8]) throws(FileMigration.Problem) {
    // NB: a link stays a link; what it leads to is replaced.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    guard manager.isWritableFile(atPath: target.path) else {
      throw FileMigration.Problem(message: "the file may not be written; change its permissions, then run again")
    }
    let temporary = target.deletingLastPathComponent().appendingPathComponent(
      ".\(target.lastPathComponent).\(UUID().uuidString)")
    do {
      try Data(text.contents(of: bytes)).write(to: temporary)
      let attributes = try manager.attributesOfItem(atPath: target.path)
      if let permissions = attributes[.posixPermissions] {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary.path)
      }
    } catch {
      try? manager.removeItem(at: temporary)
      throw FileMigration.Problem(message: "the file cannot be written: \(Self.reason(error))")
    }
    guard manager.contents(atPath: target.path) == contents else {
      try? manager.removeItem(at: temporary)
      throw FileMigration.Problem(message: "the file was changed since it was read, so it is left as it is; run again")
    }
    guard rename(temporary.path, target.path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? manager.removeItem(at: temporary)
      throw FileMigration.Problem(message: "the file cannot be replaced: \(reason)")
    }
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying?.localizedDescription ?? error.localizedDescription
  }
}
