import Foundation
import Testing

/// The table of the names that the engine knows, compared with the sources.
@Suite("The table of supported names", .timeLimit(.minutes(20))) struct SupportedNamesTests {
  @Test func `the table lists exactly the declared modifiers, types and environment values`() throws {
    let table = try String(contentsOf: Self.table, encoding: .utf8)
    let written = Set(table.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") })
    let declared = Set(try Self.rows())
    #expect(declared.subtracting(written).sorted() == [], "rows to add to \(Self.table.lastPathComponent)")
    #expect(written.subtracting(declared).sorted() == [], "rows to take out of \(Self.table.lastPathComponent)")
  }

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let table = package.appendingPathComponent("Tests/Results/SupportedNames.md")

  private static func rows() throws -> [String] {
    try ["ViewGraph", "ViewEngine"].flatMap { try names(inModule: $0) }
  }

  private static func names(inModule module: String) throws -> [String] {
    let sources = package.appendingPathComponent("Sources/\(module)")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var rows: [String] = []
    for case let file as URL in files where file.pathExtension == "swift" {
      rows += names(in: try String(contentsOf: file, encoding: .utf8), isPaint: file.path.contains("/Paint/"))
    }
    return rows
  }

  /// What the engine does with a modifier of a file.
  private static func effect(of modifier: Substring, isPaint: Bool) -> String {
    !isPaint || actingPaint.contains(String(modifier)) ? "acts" : "kept in the tree"
  }

  /// Modifiers that are painted, and act besides: a host finds views by them, shows the views that they add, or the
  /// environment has what they set.
  private static let actingPaint: Set = [
    "accessibilityIdentifier", "accessibilityLabel", "background", "colorScheme",
    "containerBackground", "controlSize", "font", "labelsVisibility", "lineLimit", "listRowBackground", "mask",
    "multilineTextAlignment", "overlay", "preferredColorScheme", "presentationBackground", "safeAreaInset",
    "tabViewSidebarBottomBar", "tabViewSidebarFooter", "tabViewSidebarHeader",
  ]

  private static func names(in source: String, isPaint: Bool) -> [String] {
    var rows: [String] = []
    var (isInView, isInValues) = (false, false)
    for line in source.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if line.hasSuffix("{"), code.hasPrefix("extension ") || code.hasPrefix("public extension ") {
        isInView = code.hasPrefix("extension View ")
        isInValues = code.hasPrefix("extension EnvironmentValues ")
      } else if line == "}" || line == "  }" && source.hasPrefix("#if ") {
        (isInView, isInValues) = (false, false)
      }
      // No regular expressions, which take seconds in a debug build.
      guard ["public ", "open ", "@"].contains(where: code.hasPrefix), !code.hasPrefix("@_spi") else { continue }
      var words = code.split(separator: " ", maxSplits: 7)[...]
      /// Takes the word that comes next if it is one of these.
      func take(_ options: String...) -> Substring? {
        words.first.flatMap { word in options.contains { $0 == word } ? words.popFirst() : nil }
      }
      /// The name that comes next, without what follows it.
      var name: Substring { words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? "" }
      if code.hasPrefix("@") { words.removeFirst() }
      guard take("public", "open") != nil else { continue }
      _ = take("internal(set)", "final", "nonisolated")
      _ = take("consuming")
      guard let kind = take("func", "var", "struct", "enum", "class", "protocol", "actor", "macro", "typealias") else {
        continue
      }
      guard let first = name.first, first.isLetter else { continue }
      let isType = first.isUppercase
      switch kind {
      case "func" where isInView && !isType && code.contains(" nonisolated "):
        rows.append("| `.\(name)` | modifier | \(effect(of: name, isPaint: isPaint)) |")
      case "var" where isInValues && !isType: rows.append("| `\\.\(name)` | environment | |")
      case "func", "var": break
      // A type of the core's that users know by another name.
      case "typealias": if isType, code.contains(" = _") { rows.append("| `\(name)` | typealias | |") }
      default: if isType { rows.append("| `\(name)` | \(kind) | |") }
      }
    }
    return rows
  }
}
