import Foundation
import Testing

/// The page that helps to choose says of each alternative what it does when it is tried out.
@MainActor
@Suite("Choosing an alternative", .timeLimit(.minutes(20))) struct ChoosingAnAlternativeTests {
  /// The table of the page: the cells by the title of the row and that of the column.
  private static func table() throws -> [String: [String: String]] {
    let page = URL(filePath: #filePath).appending(path: "../../../Compat/Documentation.docc/ChoosingAnAlternative.md")
    let lines = try String(contentsOf: page.standardized, encoding: .utf8).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "") }
    }
    guard let titles = rows.first else { return [:] }
    var table: [String: [String: String]] = [:]
    for row in rows.dropFirst(2) {
      for (title, cell) in zip(titles, row).dropFirst() { table[row[0], default: [:]][title] = cell }
    }
    return table
  }

  @Test(arguments: Alternative.all.map(\.name))
  func `each table cell matches the alternative's behaviour`(name: String) async throws {
    let alternative = try #require(Alternative.all.first { $0.name == name })
    let cells = try await AlternativeProbe(alternative: alternative).cells()
    let table = try Self.table()
    for (row, cell) in zip(AlternativeProbe.rows, cells) {
      #expect(table[row]?[name] == cell, "\(row) of \(name)")
    }
  }

  @Test func `a test tries out each row and each column of the table`() throws {
    let table = try Self.table()
    #expect(table.keys.sorted() == AlternativeProbe.rows.sorted())
    for row in table.values { #expect(row.keys.sorted() == Alternative.all.map(\.name).sorted()) }
  }
}
