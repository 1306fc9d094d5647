#if Migrator
  import CommandOutput
  import Foundation

  /// Type-checks files against the modules with Apple's names and against stand-ins.
  struct StandInCompiler {
    private let folder: String
    /// The toolchain's own macros.
    private let plugins: String
    private var modules: String { folder + "/Modules" }
    private var products: String { folder + "/.build/debug" }

    /// Builds the modules with Apple's names in a scratch folder.
    init(_ folder: String, _ engine: EnginePackage) throws {
      self.folder = folder
      let modules = folder + "/Modules"
      try? FileManager.default.removeItem(atPath: modules)
      try OutputPath.makeFolder(modules)
      plugins = try Self.plugins(folder)
      try StandInFolder(folder, engine).write("import StandInValues\n", "")
      let log = folder + "/build.log"
      let end = try ChildProcess.run(
        ["swift", "build", "--package-path", folder, "--target", "StandIns", "-debug-info-format", "none"],
        writingTo: log, in: folder, limit: 3_600)
      if end != .exited(0) { throw StandInRun.Refusal(AnswerRun.firstError(in: ChildProcess.text(log))) }
    }

    private func compile(_ list: [String]) throws -> [CompilerError] {
      let names = try FileManager.default.contentsOfDirectory(atPath: products).sorted()
      let macros = names.filter { $0.hasSuffix("-tool") && $0 != "Modules-tool" }.flatMap {
        ["-load-plugin-executable", "\(products)/\($0)#\($0.dropLast("-tool".count))"]
      }
      let flags = [
        "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-enable-bare-slash-regex", "-I", modules,
        "-diagnostic-style=llvm",
      ]
      let log = folder + "/check.log"
      let end = try ChildProcess.run(
        ["swiftc"] + list + flags + Self.modules(in: products) + macros, writingTo: log, in: folder, limit: 600)
      if end == .exited(0) { return [] }
      let output = ChildProcess.text(log)
      let errors = CompilerError.all(in: output, wholePaths: true)
      guard errors.isEmpty else { return errors }
      if let crash = CompilerError.crash(in: output, wholePaths: true) { return [crash] }
      throw StandInRun.Refusal("the compiler named no error: \(output.split(whereSeparator: \.isNewline).last ?? "")")
    }

    /// The modules that do not exist.
    func missing(of names: [String]) throws -> [String] {
      let probe = names.map { "#if !canImport(\($0))\n#error(\"\($0)\")\n#endif\n" }.joined()
      try OutputPath.write(probe, to: folder + "/Probe.swift")
      return try compile(["-typecheck", folder + "/Probe.swift"]).map(\.message)
    }

    /// Declares C modules: parts of modules that exist, and modules that do not.
    func declare(_ parts: String) throws {
      if !parts.isEmpty { try OutputPath.write(parts, to: modules + "/module.modulemap") }
    }

    private func makeModule(_ name: String, _ text: String) throws -> [CompilerError] {
      let (file, module) = ("\(folder)/\(name).swift", "\(modules)/\(name).swiftmodule")
      let isKnown = FileManager.default.contents(atPath: file) == Data(text.utf8)
      if isKnown, FileManager.default.fileExists(atPath: module) { return [] }
      try OutputPath.write(text, to: file)
      // NB: otherwise the module of an earlier text would count for a text that does not compile.
      try? FileManager.default.removeItem(atPath: module)
      return try compile(["-emit-module", "-module-name", name, "-o", module, file])
    }

    func makeModules(_ text: String, _ names: [String]) throws -> [CompilerError] {
      let errors = try makeModule("StandIns", text)
      for name in names
      where errors.isEmpty { _ = try makeModule(name, StandInFolder.reexport) }
      return errors
    }

    /// The errors, and whether the compiler checked the files to their end.
    /// - Parameter scopes: How much the compiler may try in an expression: wrong code takes longest. 0 skips all bodies.
    func errors(in files: [String], besides others: [String], scopes: Int?) throws -> ([CompilerError], Bool) {
      // NB: the scopes of each statement of a closure count alone, the memory of all of them together.
      let limits = scopes.map { ["-solver-scope-threshold=\($0)", "-solver-memory-threshold=\($0 * 10_000)"] } ?? []
      let parts = scopes == 0 ? ["-experimental-skip-all-function-bodies"] : limits
      let options = [
        "-frontend", "-typecheck", "-module-name", "Files", "-import-module", "StandIns", "-disable-typo-correction",
        "-solver-expression-time-threshold=\(scopes == nil ? 20 : 1)", "-plugin-path", plugins,
      ]
      // NB: an error in an import ends the check without a word. So the last file has an error that must be found.
      let last = folder + "/Last.swift"
      try OutputPath.write("private let last: Int = \"\"\n", to: last)
      let all = try compile(options + parts + (files + [last]).flatMap { ["-primary-file", $0] } + others)
      let errors = all.filter { $0.file != last }
      return (errors, errors.count < all.count)
    }

    /// The options for code that imports the modules of a build, with the C modules below them.
    static func modules(in products: String) -> [String] {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).sorted()
      let maps = names.map { "\(products)/\($0)/module.modulemap" }.filter(FileManager.default.fileExists)
      return ["-I", products + "/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    /// The folder of the toolchain's own macros. To ask for it starts the compiler.
    static func plugins(_ folder: String) throws -> String {
      let log = "\(folder)/target.json"
      _ = try ChildProcess.run(["swiftc", "-print-target-info"], writingTo: log, in: folder, limit: 60)
      let target = try JSONDecoder().decode(Target.self, from: Data(ChildProcess.text(log).utf8))
      return target.paths.runtimeResourcePath + "/host/plugins"
    }

    private struct Target: Decodable {
      struct Paths: Decodable { var runtimeResourcePath: String }
      var paths: Paths
    }
  }
#endif
