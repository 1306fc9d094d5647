#if Migrator
  import Foundation
  import MigratorCore
  import Testing

  /// A made-up project: an app, a watch app, a widget, two packages, a data model, previews, wrappers, a backport.
  ///
  /// Each call says its verdict on its own line: `// verdict: same`.
  @Suite("A project of sixty files", .onWorkerThreads, .timeLimit(.minutes(20))) struct ShopProjectTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ShopProject")

    /// The verdicts that are written down, by file and line.
    private static func expected() throws -> [String: String] {
      let walk = try #require(FileManager.default.enumerator(atPath: folder.path))
      var verdicts: [String: String] = [:]
      for case let name as String in walk where name.hasSuffix(".swift") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
          guard let mark = line.range(of: "// verdict: ") else { continue }
          verdicts["\(name):\(number + 1)"] = String(line[mark.upperBound...])
        }
      }
      return verdicts
    }

    private static func found() -> [String: Verdict] {
      let result = Project(paths: [folder.path], options: Options()).run()
      var verdicts: [String: Verdict] = [:]
      for call in result.files.flatMap(\.calls) {
        verdicts["\(call.path.dropFirst(folder.path.count + 1)):\(call.place.line)"] = call.verdict
      }
      return verdicts
    }

    @Test func `each call gets the verdict in the comment beside it`() throws {
      let expected = try Self.expected()
      #expect(expected.count >= 60)
      #expect(Self.found().mapValues(\.grade.rawValue) == expected)
    }

    @Test func `each proof names its reason and the number of places`() {
      let found = Self.found()
      #expect(found["App/Views/PriceTag.swift:12"]?.reasons == ["'price' is always a literal (2 places)"])
      #expect(
        found["App/Views/SearchField.swift:11"]?.reasons == [
          "'text' is always a binding to stable storage (2 places)"
        ])
      #expect(found["App/Views/CartRow.swift:10"]?.reasons.first == "'id' is part of the row's id (1 place)")
      #expect(
        found["App/Views/Detail.swift:9"]?.reasons.first
          == "'item' is part of .id(…), so that a new value is a new view (1 place)")
    }

    @Test func `a file needs the shim for the targets that compile it, and for no other`() throws {
      // In a copy, because the package around the project computes some of its targets.
      let scratch = try Scratch()
      let folder = scratch.url.appending(path: "Shop")
      try FileManager.default.copyItem(at: Self.folder, to: folder)
      let files = Project(paths: [folder.path], options: Options()).run().files.filter { $0.lackingSystems != nil }
      let needs = files.map { "\($0.path.dropFirst(folder.path.count + 1)): \($0.lackingSystems ?? "")" }
      #expect(
        needs == [
          "App/Views/PriceTag.swift: iOS 15.4 (target Widget of Shop.xcodeproj)",
          "Packages/Design/Sources/Design/Chip.swift: iOS 15.0 (Package.swift)",
          "Packages/Design/Sources/Design/ChipDot.swift: iOS 15.0 (Package.swift)",
        ])
    }

    @Test func `a file read alone proves nothing about views that other files create`() throws {
      let file = Self.folder.appending(path: "App/Views/PriceTag.swift").path
      let calls = Project(paths: [file], options: Options()).run().files.flatMap(\.calls)
      #expect(calls.map(\.verdict?.grade) == [.look, .look, .look])
    }
  }
#endif
