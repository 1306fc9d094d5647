import Foundation

/// A file or folder that a command is to write, which is looked at before anything runs.
package enum OutputPath {
  /// Throws if a file cannot be written there: it is a folder, it is protected, or the folder around it is missing.
  package static func checkFile(_ path: String) throws(CannotWrite) {
    try checkName(path)
    if isFolder(path) { throw CannotWrite(path, "it is a folder") }
    if FileManager.default.fileExists(atPath: path) {
      if !FileManager.default.isWritableFile(atPath: path) { throw CannotWrite(path, "it is not writable") }
      return
    }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    if let file = fileInTheWay(of: folder) { throw CannotWrite(path, "\(file) is a file, not a folder") }
    if !isFolder(folder) { throw CannotWrite(path, "there is no folder \(folder). To fix, make it first.") }
    if !FileManager.default.isWritableFile(atPath: folder) { throw CannotWrite(path, "\(folder) is not writable") }
  }

  /// Makes a folder, and those around it; throws if it cannot be made, or nothing can be written into it.
  package static func makeFolder(_ path: String) throws(CannotWrite) {
    try checkName(path)
    if let file = fileInTheWay(of: path) { throw CannotWrite(path, "\(file) is a file, not a folder") }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CannotWrite(path, because: error)
    }
    if !FileManager.default.isWritableFile(atPath: path) { throw CannotWrite(path, "it is not writable") }
  }

  /// Writes a file as a whole: what was there stays if that fails. A device, a pipe and a link stay.
  package static func write(_ text: String, to path: String) throws(CannotWrite) {
    let url = URL(fileURLWithPath: path)
    do {
      if isDevice(path) {
        try Data(text.utf8).write(to: url)
      } else {
        try Data(text.utf8).write(to: url.resolvingSymlinksInPath(), options: .atomic)
      }
    } catch {
      throw CannotWrite(path, because: error)
    }
  }

  private static func checkName(_ path: String) throws(CannotWrite) {
    if path.isEmpty { throw CannotWrite("\"\"", "the path is empty") }
  }

  /// The nearest of a folder and those around it that exists, if it is none.
  private static func fileInTheWay(of folder: String) -> String? {
    var url = URL(fileURLWithPath: folder)
    while !FileManager.default.fileExists(atPath: url.path), url.path != "/" { url = url.deletingLastPathComponent() }
    return isFolder(url.path) ? nil : url.path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether the path is a device such as /dev/stdout or a named pipe, which a file cannot replace.
  private static func isDevice(_ path: String) -> Bool {
    if path.hasPrefix("/dev/") { return true }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let type = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
    return target.hasPrefix("/dev/") || type.map { $0 != .typeRegular } ?? false
  }
}
