import Foundation

/// The folder that the paths of a diff start at, so that `git apply` works in it: the current folder, the repository or
/// the common folder, whichever first contains all given paths.
package struct DiffRoot: Sendable {
  /// The folder as an absolute path; nil for the current one.
  package let folder: String?
  private let components: [String]

  package init(paths: [String], current: String = FileManager.default.currentDirectoryPath) {
    let here = Self.components(of: current)
    let folders = paths.map(Self.folder)
    if folders.allSatisfy({ $0.starts(with: here) }) {
      folder = nil
      components = here
      return
    }
    let common = folders.dropFirst().reduce(folders.first ?? here) { common, folder in
      zip(common, folder).prefix { $0 == $1 }.map(\.0)
    }
    components = Self.repository(around: common) ?? common
    folder = Self.path(of: components)
  }

  func path(of file: String) -> String {
    let own = Self.components(of: (file as NSString).deletingLastPathComponent) + [(file as NSString).lastPathComponent]
    return own.starts(with: components) ? own.dropFirst(components.count).joined(separator: "/") : file
  }

  private static func folder(of path: String) -> [String] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return components(of: exists && isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent)
  }

  /// The parts of an absolute path without links, because `git apply` writes nothing behind a link.
  private static func components(of folder: String) -> [String] {
    URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().standardizedFileURL.pathComponents
  }

  private static func path(of components: [String]) -> String { "/" + components.dropFirst().joined(separator: "/") }

  private static func repository(around folder: [String]) -> [String]? {
    var folder = folder
    while folder.count > 1 {
      if FileManager.default.fileExists(atPath: path(of: folder + [".git"])) { return folder }
      folder.removeLast()
    }
    return nil
  }
}
