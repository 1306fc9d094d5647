import Foundation
import Testing

@testable import ViewEngine

/// The table of the names that the engine knows, compared with the sources.
@Suite("The table of supported names", .timeLimit(.minutes(1))) struct SupportedNamesTests {
  @Test func `it has every modifier and every type, and no other`() throws {
    let table = try String(contentsOf: Self.table, encoding: .utf8)
    let written = Set(table.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") })
    let declared = Set(try Self.rows())
    let missing = declared.subtracting(written).sorted()
    let superfluous = written.subtracting(declared).sorted()
    #expect(missing == [], "rows to add to \(Self.table.lastPathComponent)")
    #expect(superfluous == [], "rows to take out of \(Self.table.lastPathComponent)")
  }

  /// The modifiers among those that paint by which a host finds things, so that they act.
  private static let actingPaint: Set<Substring> = ["accessibilityLabel", "accessibilityIdentifier"]

  @MainActor @Test func `the modifiers among those that paint which are said to act do`() throws {
    let host = ViewHost {
      Button("+") {}.accessibilityLabel("Add").accessibilityIdentifier("add-button")
      Button("-") {}.accessibilityHint("Takes one away")
    }
    try host.tap("Add")
    #expect(try host.find(accessibilityIdentifier: "add-button").text == "+")
    #expect(throws: ViewHostError.self) { try host.tap("Takes one away") }
    #expect(throws: ViewHostError.self) { try host.find(accessibilityIdentifier: "Takes one away") }
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
        let acts = !isPaint || actingPaint.contains(match.1)
        rows.append("| `.\(match.1)` | modifier | \(acts ? "acts" : "kept in the tree") |")
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
