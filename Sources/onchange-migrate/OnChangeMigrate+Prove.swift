#if Migrator
  import CommandOutput
  import Foundation
  import MigratorCore

  extension OnChangeMigrate {
    /// Gives each call that may change behaviour its proof, and writes the tests where a folder for them is named.
    func proveCalls(_ result: inout Project.Result) throws {
      let places = [Bundle.main.executablePath, FileManager.default.currentDirectoryPath].compactMap { $0 }
      let engine = try EnginePackage(package, around: places)
      var tests = TestFile.all(of: result.files, module: module, fallback: Prover.fallbackModule)
      if let testsFolder {
        try writeTests(tests, into: testsFolder)
        // A user may have written values into an existing file.
        for position in tests.indices {
          let kept = FileManager.default.contents(atPath: testsFolder + "/" + tests[position].name)
          if let kept { tests[position].text = String(decoding: kept, as: UTF8.self) }
        }
      }
      let folder =
        proveFolder
        ?? FileManager.default.temporaryDirectory.appendingPathComponent("onchange-migrate-\(UUID().uuidString)").path
      try OutputPath.makeFolder(folder)
      defer { if proveFolder == nil { try? FileManager.default.removeItem(atPath: folder) } }
      var prover = Prover(
        result.files, tests: tests, sources: result.sources, engine: engine,
        folder: URL(fileURLWithPath: folder).standardizedFileURL.path, module: module,
        tools: SwiftTools(limit: proveLimit ?? 120))
      result.files = try prover.run { StandardStreams.complain("onchange-migrate: \($0)\n") }
    }
  }
#endif
