import Foundation
import Testing

/// The table of the names that the engine knows, compared with the sources.
@Suite("The table of supported names") struct SupportedNamesTests {
  @Test func `it has every modifier and every type, and no other`() throws {
    let table = try String(contentsOf: Self.table, encoding: .utf8)
    let written = Set(table.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") })
    let declared = Set(try Self.rows())
    #expect(declared.subtracting(written).sorted() == [], "rows to add to \(Self.table.lastPathComponent)")
    #expect(written.subtracting(declared).sorted() == [], "rows to take out of \(Self.table.lastPathComponent)")
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let table = package.appendingPathComponent("Compat/Documentation.docc/SupportedNames.md")

  private static func rows() throws -> [String] {
    var rows: [String] = []
    for module in ["ViewGraph", "ViewEngine"] {
      let sources = package.appendingPathComponent("Sources/\(module)")
      let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        rows += names(in: text, isPaint: file.path.contains("/Paint/"))
      }
    }
    return rows
  }

  private static func names(in source: String, isPaint: Bool) -> [String] {
    var rows: [String] = []
    var isInView = false
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if line.hasSuffix("{"), code.hasPrefix("extension ") || code.hasPrefix("public extension ") {
        isInView = code.hasPrefix("extension View ")
      }
      if isInView, let match = code.firstMatch(of: /^(?:@inlinable )?public nonisolated func ([a-z]\w*)/) {
        rows.append("| `.\(match.1)` | modifier | \(isPaint ? "kept in the tree" : "acts") |")
      }
      if let match = code.firstMatch(
        of: /^(?:@frozen )?public (?:final |nonisolated )?(struct|enum|class|protocol|actor|macro) ([A-Z]\w*)/)
      {
        rows.append("| `\(match.2)` | \(match.1) | |")
      }
      // A type of the core's that users know by another name.
      if let match = code.firstMatch(of: /^public typealias ([A-Z]\w*) = _/) {
        rows.append("| `\(match.1)` | typealias | |")
      }
    }
    return rows
  }
}
