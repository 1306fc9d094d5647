import Foundation

/// Reads files for settings, and notes each of them with its content, so that a later run can tell whether one changed.
final class SettingsReader {
  /// A file that was asked for.
  struct Consulted: Sendable, Codable, Equatable {
    var path: String
    /// nil where there was no such file.
    var content: ContentHash?
    var isCurrent: Bool { SettingsReader().hash(of: path) == content }
  }

  private(set) var consulted: [Consulted] = []
  private var known: [String: [UInt8]?] = [:]

  func contents(of path: String) -> [UInt8]? {
    if let contents = known[path] { return contents }
    let contents = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
    known[path] = .some(contents)
    consulted.append(Consulted(path: path, content: contents.map(ContentHash.init(of:))))
    return contents
  }

  private func hash(of path: String) -> ContentHash? { contents(of: path).map(ContentHash.init(of:)) }
}

extension ContentHash {
  fileprivate init(of bytes: [UInt8]) {
    self.init()
    add(bytes)
  }
}

enum FilePath {
  /// A path below a folder, or an absolute path, without components of one or two periods.
  static func joined(_ folder: String, _ path: String) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == "..", parts.last.map({ $0 != ".." }) == true { parts.removeLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// - Returns: `/` for an item of it, and for itself.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func child(_ name: String, of folder: String) -> String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }
}
