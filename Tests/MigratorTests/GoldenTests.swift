#if Migrator
  import MigratorCore
  import Testing

  /// The new form of each call, and its diagnostics.
  @Suite("Forms", .onWorkerThreads, .timeLimit(.minutes(20))) struct GoldenTests {
    @Test func `at least 30 golden pairs exist`() { #expect(Golden.all.count >= 30) }

    @Test(arguments: Golden.all) func `each rewrite gives exactly the golden text, messages and calls`(golden: Golden) {
      let options = Options(arguments: golden.arguments)
      let migration = Migration(options).migrate([("View.swift", SourceText(golden.before))])
      let after = migration[0].after.map { String(decoding: $0, as: UTF8.self) } ?? golden.before
      #expect(after == golden.after)
      #expect(Diagnostic.all(of: migration, options).map(\.line) == golden.says)
      for call in migration[0].calls {
        switch call.outcome {
        case .rewritten, .kept:
          #expect(call.before != call.after)
          #expect(golden.before.contains(call.before))
          #expect(golden.after.contains(call.after))
        case .left, .marked, .older, .foreign: #expect(call.before == call.after)
        }
      }
    }

    @Test(arguments: Golden.all) func `a second run changes nothing`(golden: Golden) {
      let options = Options(arguments: golden.arguments)
      let again = Migration(options).migrate([("View.swift", SourceText(golden.after))])
      #expect(again[0].after == nil)
      #expect(again[0].problem == nil)
    }
  }
#endif
