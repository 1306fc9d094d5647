import Foundation
import MigrationTesting
import OnChangeCompat
import Testing

// What the README shows, at the lines where its file has it.
#sourceLocation(file:"Heater.swift",line:3)
struct Heater: View {
  @State private var degrees = 20
  @State private var limit = 25

  var body: some View {
    Button("Night") { (degrees, limit) = (23, 18) }
    Button("Day") { (degrees, limit) = (20, 25) }
    Alarm(degrees: degrees, limit: limit)
  }
}

struct Alarm: View {
  let degrees: Int
  let limit: Int
  @State private var isTooWarm = false

  @available(*, deprecated) var body: some View {
    Text(isTooWarm ? "Too warm" : "All right")
      .onChange(of: degrees) { isTooWarm = $0 > limit }
  }
}
#sourceLocation()

@MainActor
@Suite("The README", .timeLimit(.minutes(20))) struct ReadMeTests {
  private static func text(of path: String) throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the README shows this view`() throws {
    let source = try Self.text(of: "Tests/MigrationTestingTests/ReadMeTests.swift")
    let view = try #require(source.firstMatch(of: /(struct Heater(?s:.*?\n}\n.*?\n}\n))/)).1
    #expect(try Self.text(of: "README.md").contains(view.replacing("@available(*, deprecated) ", with: "")))
  }

  @Test func `the README shows the report of its view`() async throws {
    let report = "\(await previewMigration { Heater() })".split(separator: "\n", omittingEmptySubsequences: false)
    let readMe = try Self.text(of: "README.md")
    let shown = try #require(readMe.firstMatch(of: /```text\n(Migrating the view(?s:.*?))\n```/)).1
      .split(separator: "\n", omittingEmptySubsequences: false)
    // It shows a part of it, in the same order.
    var rest = report[...]
    for line in shown {
      let index = try #require(rest.firstIndex(of: line), "the report has no line \(line):\n\(report)")
      rest = rest[(index + 1)...]
    }
  }
}
