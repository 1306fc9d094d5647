#if Migrator
  import Foundation
  import MigratorCore
  import Testing

  /// A folder of call sites in every form, judged by the compiler before and after.
  @Suite("Sixty call sites", .onWorkerThreads, .timeLimit(.minutes(20))) struct CallSitesTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "CallSites")

    private static let names = ["Captured.swift", "Closures.swift", "Elsewhere.swift", "Performed.swift"]

    private static func sources() throws -> [(path: String, text: SourceText)] {
      try names.map { ($0, SourceText(try String(contentsOf: folder.appending(path: $0), encoding: .utf8))) }
    }

    /// One call is in a branch of `#if` that is not compiled here. Three are on scenes, for which the engine has no
    /// form.
    #if canImport(SwiftUI)
      private static let inactive = 1
    #else
      private static let inactive = 4
    #endif

    @Test func `the compiler counts as many legacy calls as the tool`() async throws {
      let calls = Migration().migrate(try Self.sources()).flatMap(\.calls)
      #expect(calls.count >= 60)
      #expect(calls.allSatisfy { $0.form != nil })
      let compiler = try await Compiler(Self.names.map { Self.folder.appending(path: $0).path })
      #expect(compiler.succeeded, "\(compiler.output)")
      #expect(compiler.messages("warning").count == calls.count - Self.inactive)
    }

    @Test(arguments: [[], ["--style", "two"], ["--style", "zero"], ["--keep-old-captures"], ["--merge-appear"]])
    func `rewritten files compile, and no legacy call is left`(arguments: [String]) async throws {
      let scratch = try Scratch()
      let sources = try Self.sources()
      let migrations = Migration(Options(arguments: arguments)).migrate(sources)
      let files = try zip(sources, migrations).map { source, migration in
        try scratch.write(Data(migration.after ?? source.text.bytes), to: source.path)
      }
      let compiler = try await Compiler(files)
      #expect(compiler.succeeded, "\(compiler.output)")
      #expect(compiler.messages("warning") == [])
    }

    @Test func `reversed files compile, and each call is legacy again`() async throws {
      let scratch = try Scratch()
      let sources = try Self.sources()
      let forward = Migration().migrate(sources)
      let modern = zip(sources, forward).map { ($0.path, SourceText($1.after ?? $0.text.bytes)) }
      let back = Migration(Options(direction: .reverse)).migrate(modern)
      let files = try zip(modern, back).map { try scratch.write(Data($1.after ?? $0.1.bytes), to: $0.0) }
      #expect(back.flatMap(\.calls).count == forward.flatMap(\.calls).count)
      let compiler = try await Compiler(files)
      #expect(compiler.succeeded, "\(compiler.output)")
      #expect(compiler.messages("warning").count == forward.flatMap(\.calls).count - Self.inactive)
    }
  }
#endif
