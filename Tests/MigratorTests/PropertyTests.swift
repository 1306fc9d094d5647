#if Migrator
  import MigratorCore
  import Testing

  /// Properties that hold for generated calls.
  @Suite("Generated calls", .onWorkerThreads, .timeLimit(.minutes(20))) struct PropertyTests {
    private static let seeds: ClosedRange<UInt64> = 1...30

    private static func text(_ migration: FileMigration) -> String? {
      migration.after.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `every call is rewritten, every byte outside of the calls stays, and a second run changes nothing`() {
      for seed in Self.seeds {
        let file = GeneratedFile(seed: seed, onlyReversible: false)
        let migration = Migration().migrate([("Sample.swift", SourceText(file.before))])[0]
        #expect(migration.problem == nil, "\(file)")
        #expect(migration.calls.count == file.callCount, "\(file)")
        #expect(Self.text(migration) == file.after, "\(file)")
        let again = Migration().migrate([("Sample.swift", SourceText(migration.after ?? []))])[0]
        #expect(again.problem == nil && again.calls.isEmpty && again.after == nil, "\(file)")
      }
    }

    @Test func `a rewrite and its reverse restore calls of the plain forms`() {
      for seed in Self.seeds {
        let file = GeneratedFile(seed: seed, onlyReversible: true)
        let forward = Migration().migrate([("Sample.swift", SourceText(file.before))])[0]
        // The modern calls of the fillers would become legacy ones too.
        let hasModern =
          file.before.contains("{ shown = \"modern\" }")
          || file.before.contains("{ old, new in shown = \"\\(old)\\(new)\" }")
        guard !hasModern else { continue }
        let back = Migration(Options(direction: .reverse)).migrate([("Sample.swift", SourceText(forward.after ?? []))])[
          0]
        #expect(Self.text(back) == file.before, "\(file)")
      }
    }

    @Test func `many files rewritten in parallel equal files rewritten one by one`() {
      let sources = (1...20).map { seed in
        ("\(seed).swift", SourceText(GeneratedFile(seed: seed, onlyReversible: false).before))
      }
      let together = Migration().migrate(sources).map(Self.text)
      #expect(together == sources.map { Self.text(Migration().migrate([$0])[0]) })
    }
  }
#endif
