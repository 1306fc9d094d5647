import Foundation
import MigrationTesting
import MigratorCore
import OnChangeCompat
import Testing

/// The tool's verdict on a call agrees with the engine's behaviour.
@MainActor
@Suite("The tool's verdicts", .timeLimit(.minutes(20))) struct CircleTests {
  nonisolated static let pairs = Pair.all
  nonisolated static let warned = pairs.filter { $0.verdict != .same }

  private func report(of pair: Pair, against other: @escaping @MainActor @Sendable () -> AnyView) async
    -> MigrationReport
  {
    var exploration = Exploration()
    // The tests of other suites share the main actor, and their time would count.
    exploration.maxSeconds = nil
    return await compareMigration(depth: 4, exploring: exploration) { _ in
      pair.legacy()
    } modern: { _ in
      other()
    }
  }

  @Test(arguments: pairs.filter { $0.verdict == .same })
  func `a silent rewrite behaves the same in every script`(pair: Pair) async {
    let report = await report(of: pair, against: pair.modern)
    #expect(report.isEquivalent, "\(report)")
    #expect(report.unexercisedObservers == [])
  }

  @Test(arguments: warned) func `a rewrite with a warning differs in some script`(pair: Pair) async {
    let report = await report(of: pair, against: pair.modern)
    #expect(report.divergences.first.map { $0.script.steps.count <= 3 } == true, "\(report)")
  }

  @Test(arguments: warned) func `old captures keep the behaviour in every script`(pair: Pair) async throws {
    let report = await report(of: pair, against: try #require(pair.kept))
    #expect(report.isEquivalent, "\(report)")
    #expect(report.unexercisedObservers == [])
  }

  @Test func `the pairs include silent rewrites and rewrites with a warning`() {
    #expect(Self.pairs.count >= 12)
    #expect(Self.warned.count >= 6)
  }

  #if Migrator
    private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    private func source(_ pair: Pair, _ side: String) throws -> String {
      let file = Self.folder.appending(path: "\(side)/\(pair.name)\(side).swift")
      return try String(contentsOf: file, encoding: .utf8)
    }

    private func migrate(_ pair: Pair, _ options: Options) throws -> FileMigration {
      try Migration(options).migrate([("\(pair.name).swift", SourceText(source(pair, "Legacy")))])[0]
    }

    private func text(_ migration: FileMigration, in name: String) throws -> String {
      String(decoding: try #require(migration.after), as: UTF8.self)
        .replacing("extension Legacy {", with: "extension \(name) {")
    }

    @Test(arguments: pairs) func `the tool writes the modern side and reports the pair's verdict`(pair: Pair)
      throws
    {
      let migration = try migrate(pair, Options(mergesAppear: true))
      #expect(try text(migration, in: "Modern") == source(pair, "Modern"))
      let grades = Set(migration.calls.map(\.verdict?.grade))
      #expect(grades == [pair.verdict])
    }

    @Test(arguments: warned) func `the tool writes the side that keeps old captures`(pair: Pair) throws {
      let migration = try migrate(pair, Options(keepsOldCaptures: true))
      #expect(try text(migration, in: "Kept") == source(pair, "Kept"))
    }
  #endif
}
