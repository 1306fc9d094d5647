import Foundation

/// A separate folder for one test.
final class Scratch: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "migrator-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path }

  /// Writes a file, the folders above it too, and returns its path.
  @discardableResult
  func write(_ text: String, to name: String) throws -> String { try write(Data(text.utf8), to: name) }

  @discardableResult
  func write(_ data: Data, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file.path
  }

  func read(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }

  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: url.appending(path: name).path) }

  /// The names in the folder, hidden ones too.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }
}
