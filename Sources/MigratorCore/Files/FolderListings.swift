import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The contents of folders; each folder is listed once.
final class FolderListings {
  /// An item of a folder; the kind is nil for a link.
  typealias Item = (name: String, kind: FileKind?)

  private var known: [String: [Item]] = [:]

  /// The folders that were listed, without links.
  var listed: some Sequence<String> { known.keys }

  /// The items in the order of their names; throws if the folder cannot be read.
  ///
  /// - Parameter real: The path without links.
  func items(of real: String) throws -> [Item] {
    if let items = known[real] { return items }
    let items = try Self.list(real).sorted { $0.name < $1.name }
    known[real] = items
    return items
  }

  /// The names of the items; empty if the folder cannot be read.
  func names(in real: String) -> [String] { ((try? items(of: real)) ?? []).map(\.name) }

  private static func list(_ folder: String) throws -> [Item] {
    #if !os(Windows)
      if let stream = opendir(folder) {
        defer { closedir(stream) }
        var items: [Item] = []
        while let entry = readdir(stream) {
          let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
          let name = String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
          if name == "." || name == ".." { continue }
          items.append((name, kind(Int32(entry.pointee.d_type), folder, name)))
        }
        return items
      }
    #endif
    return try FileManager.default.contentsOfDirectory(atPath: folder).map { ($0, FileKind(at: "\(folder)/\($0)")) }
  }

  #if !os(Windows)
    // NB: some file systems do not know the kind without a further call.
    private static func kind(_ type: Int32, _ folder: String, _ name: String) -> FileKind? {
      switch type {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_UNKNOWN): FileKind(at: "\(folder)/\(name)")
      default: nil
      }
    }
  #endif
}
