import Foundation

/// Tells which module a file belongs to, by the folders around it.
final class ModuleFinder {
  private var folders: [String: String?] = [:]

  /// The folder below `Sources`, or the one beside an Xcode project; nil without either.
  func module(of path: String) -> String? {
    let folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    if let known = folders[folder.path] { return known }
    let found = Self.module(in: folder)
    folders[folder.path] = .some(found)
    return found
  }

  private static func module(in start: URL) -> String? {
    let parts = start.pathComponents
    if let sources = parts.lastIndex(of: "Sources"), sources + 1 < parts.endIndex {
      return identifier(parts[sources + 1])
    }
    var folder = start
    while folder.path != "/" {
      let around = folder.deletingLastPathComponent()
      let names = (try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return identifier(folder.lastPathComponent) }
      folder = around
    }
    return nil
  }

  private static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text : text
  }
}
