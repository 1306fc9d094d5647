#if Migrator
  import Foundation
  @testable import MigratorCore
  import Testing

  /// A file is judged again only if a file that is read later has a name that its judgement looked up.
  @Suite("Judging in rounds", .timeLimit(.minutes(20))) struct JudgingTests {
    private static func shop() throws -> [ParsedFile] {
      let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ShopProject")
      let walk = try #require(FileManager.default.enumerator(atPath: folder.path))
      return try walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return try ParsedFile(path: name, text: SourceText(text))
      }
    }

    private static func reports(_ files: [FileMigration]) throws -> [String] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try files.flatMap(\.calls).map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    }

    private static func judging(_ files: [ParsedFile]) -> Judging {
      Judging(files.map(Result.success), files.map(\.path), files.map(\.text), Options())
    }

    @Test(arguments: 1...4) func `files added in several rounds get the reports of one round`(size: Int) throws {
      let files = try Self.shop()
      let judged = files.filter { $0.words.contains(anyOf: ["onChange"]) }
      let others = files.filter { !$0.words.contains(anyOf: ["onChange"]) }
      #expect(judged.count > 20)
      #expect(others.count > 20)

      var whole = Self.judging(judged)
      whole.add(others, broken: [])
      let expected = try Self.reports(whole.judge())

      var rounds = Self.judging(judged)
      let first = try Self.reports(rounds.judge())
      #expect(first != expected, "the test needs a file that depends on a different file, and found none")
      for start in stride(from: 0, to: others.count, by: size) {
        rounds.add(Array(others[start..<min(start + size, others.count)]), broken: [])
        if start.isMultiple(of: 2) { _ = rounds.judge() }
      }
      #expect(try Self.reports(rounds.judge()) == expected)
    }

    @Test func `a file that is not Swift withdraws a proof if it mentions the view`() throws {
      let row = """
        import SwiftUI
        struct Row: View { let price: Int; @State var count = 0
          var body: some View { Text("").onChange(of: count) { _ in print(price) } } }
        struct Rows: View { var body: some View { Row(price: 7) } }
        @main struct Shop: App { var body: some Scene { WindowGroup { Rows() } } }
        """
      var judging = Self.judging([try ParsedFile(path: "A.swift", text: SourceText(row))])
      #expect(judging.judge()[0].calls[0].verdict?.grade == .same)
      judging.add([], broken: [SourceText("func f( { Other() }")])
      #expect(judging.judge()[0].calls[0].verdict?.grade == .same)
      judging.add([], broken: [SourceText("func f( { Row(price: 8) }")])
      #expect(judging.judge()[0].calls[0].verdict?.grade == .look)
    }
  }
#endif
