import Foundation

/// A file on disk, with its contents at the time of reading.
package struct SourceFile: Sendable {
  package let path: String
  package let contents: [UInt8]

  /// The contents as text; made at each call.
  package var text: SourceText { SourceText(contents) }

  /// - Throws: `FileMigration.Problem` where the file cannot be read.
  package init(path: String) throws(FileMigration.Problem) {
    self.path = path
    // Without a URL, which costs as much as the reading.
    if let data = FileManager.default.contents(atPath: path) {
      contents = [UInt8](data)
      return
    }
    do {
      contents = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw FileMigration.Problem(message: "the file cannot be read: \(Self.reason(error))")
    }
  }

  init(path: String, contents: [UInt8]) { (self.path, self.contents) = (path, contents) }

  /// Replaces the file as a whole, with the byte order mark that it had: a reader sees the old text or the new one.
  /// - Throws: `FileMigration.Problem` where the file has changed since it was read, or cannot be written.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(FileMigration.Problem) -> SourceFile {
    // NB: write through a link to its target, so that the link stays a link.
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let manager = FileManager.default
    guard manager.isWritableFile(atPath: target.path) else {
      throw FileMigration.Problem(
        message: "the file may not be written. To fix, change its permissions, then run again.")
    }
    let written = text.contents(of: bytes)
    let temporary = TemporaryFile.url(for: target)
    do {
      try Data(written).write(to: temporary)
      let attributes = try manager.attributesOfItem(atPath: target.path)
      if let permissions = attributes[.posixPermissions] {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary.path)
      }
    } catch {
      try? manager.removeItem(at: temporary)
      throw FileMigration.Problem(message: "the file cannot be written: \(Self.reason(error))")
    }
    guard let now = manager.contents(atPath: target.path), now.elementsEqual(contents) else {
      try? manager.removeItem(at: temporary)
      throw FileMigration.Problem(
        message: "the file has changed since it was read; it was not written. To fix, run again.")
    }
    guard rename(temporary.path, target.path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? manager.removeItem(at: temporary)
      throw FileMigration.Problem(message: "the file cannot be replaced: \(reason)")
    }
    return SourceFile(path: path, contents: written)
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying?.localizedDescription ?? error.localizedDescription
  }
}
