import Foundation

/// The contents of folders; each folder is listed once.
final class FolderListings {
  /// An item of a folder; the kind is nil for a link.
  typealias Item = (name: String, kind: FileKind?)
  private var known: [String: [Item]] = [:]

  /// The folders that were listed, without links.
  var listed: some Sequence<String> { known.keys }

  /// The items of a path without links, in the order of their names; throws if the folder cannot be read.
  func items(of real: String) throws -> [Item] {
    if let items = known[real] { return items }
    let items = try FileManager.default.contentsOfDirectory(atPath: real).sorted()
      .map { (name: $0, kind: FileKind(at: "\(real)/\($0)")) }
    known[real] = items
    return items
  }

  /// The names of the items; empty if the folder cannot be read.
  func names(in real: String) -> [String] { ((try? items(of: real)) ?? []).map(\.name) }
}
