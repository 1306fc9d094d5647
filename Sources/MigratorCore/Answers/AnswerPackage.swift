#if Migrator
  import CommandOutput
  import Foundation

  /// The scratch package with the skeletons of a project: type-checked in rounds, built once, run once for each call.
  struct AnswerPackage {
    let folder: String
    let engine: EnginePackage

    private var sources: String { folder + "/Sources/Skeletons" }

    /// Builds the engine, so that skeletons can be checked against its modules.
    ///
    /// - Returns: The output of a build that failed.
    func prepare() throws -> String? {
      try OutputPath.makeFolder(sources)
      try write("Package.swift", manifest, in: folder)
      for (name, text) in SkeletonRuntime.files { try write(name, text, in: sources) }
      if !FileManager.default.fileExists(atPath: sources + "/Entries.swift") {
        try write("Entries.swift", Self.entries([], []), in: sources)
      }
      return try build(["--target", "OnChangeCompat"])
    }

    private func build(_ arguments: [String]) throws -> String? {
      let log = folder + "/build.log"
      let end = try ChildProcess.run(
        ["swift", "build", "--package-path", folder] + arguments, writingTo: log, in: folder, limit: 3_600)
      return end == .exited(0) ? nil : ChildProcess.text(log)
    }

    /// - Returns: The output of a build that failed.
    func build() throws -> String? { try build(["--product", "Skeletons"]) }

    /// Replaces the generated files.
    func write(_ files: [String: String]) throws {
      let own = Set(SkeletonRuntime.files.keys)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: sources)) ?? [] {
        if !own.contains(name), files[name] == nil { try? FileManager.default.removeItem(atPath: "\(sources)/\(name)") }
      }
      for (name, text) in files { try write(name, text, in: sources) }
    }

    private func write(_ name: String, _ text: String, in folder: String) throws {
      let path = "\(folder)/\(name)"
      if FileManager.default.contents(atPath: path) != Data(text.utf8) { try OutputPath.write(text, to: path) }
    }

    /// The errors of the present files.
    func errors() throws -> [CompilerError] {
      let names = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
        .sorted()
      let log = folder + "/check.log"
      let products = folder + "/.build/debug"
      let maps = ((try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []).sorted().flatMap { name in
        let map = "\(products)/\(name)/module.modulemap"
        return FileManager.default.fileExists(atPath: map) ? ["-Xcc", "-fmodule-map-file=\(map)"] : []
      }
      let end = try ChildProcess.run(
        [
          "swiftc", "-typecheck", "-wmo", "-module-name", "Skeletons", "-parse-as-library", "-swift-version", "5",
          "-suppress-warnings", "-enable-bare-slash-regex", "-Xfrontend", "-solver-expression-time-threshold=5", "-I",
          products + "/Modules",
        ] + maps + names.map { "\(sources)/\($0)" }, writingTo: log, in: folder, limit: 300)
      if end == .exited(0) { return [] }
      let output = ChildProcess.text(log)
      let errors = CompilerError.all(in: output)
      guard errors.isEmpty else { return errors }
      throw AnswerRun.Failure(
        "the compiler ended without naming an error: \(output.split(whereSeparator: \.isNewline).last ?? "no output")")
    }

    enum Run {
      case facts(Facts)
      case crashed(String), tookTooLong
    }

    /// What a run of one call prints.
    struct Facts: Decodable {
      var noValue: String?
      var unstable: String?
      var differs: [String]?
      var legacy: [String]?
      var modern: [String]?
      var runs: Int?
      var open: [String]?
      var replaced: [Int]?
      /// Whether the run was refused, because the kernel cannot confine it.
      var unconfined: Bool?
    }

    /// Runs a call with all values; where some of them crash it, with others.
    func run(_ call: Int, limit: Double) throws -> Run {
      let first = try run(call, ["0"], limit)
      guard case .crashed = first else { return first }
      // Code that takes no missing value never gets one.
      if case .facts(let facts) = try run(call, ["0", "full"], limit) { return .facts(facts) }
      for seed in 1..<8 {
        // Without some of the values, a run shows differences only.
        if case .facts(let facts) = try run(call, ["\(seed)"], limit), facts.differs != nil { return .facts(facts) }
      }
      return first
    }

    private func run(_ call: Int, _ values: [String], _ limit: Double) throws -> Run {
      let log = "\(folder)/run-\(call).log"
      defer { try? FileManager.default.removeItem(atPath: log) }
      let end = try ChildProcess.run(
        ["\(folder)/.build/debug/Skeletons", "\(call)"] + values, writingTo: log, in: folder, limit: limit)
      let output = ChildProcess.text(log)
      if let line = output.split(whereSeparator: \.isNewline).last(where: { $0.hasPrefix("@@") }),
        let facts = try? JSONDecoder().decode(Facts.self, from: Data(line.dropFirst(2).utf8))
      {
        return .facts(facts)
      }
      if end == .tookTooLong { return .tookTooLong }
      let reason = output.split(whereSeparator: \.isNewline).first { $0.contains("Fatal error") }
      // Without the place in a generated file.
      return .crashed(reason.map { String($0[($0.range(of: "Fatal error")?.lowerBound ?? $0.startIndex)...]) } ?? "")
    }

    /// The table of all calls.
    static func entries(_ skeletons: [CallSkeleton], _ existentials: [String]) -> String {
      let stubs = existentials.map {
        "ObjectIdentifier((any \($0)).self): { \(SkeletonTypes.stub(of: $0)).__sample($0) }"
      }
      let none = "[:]"
      return """
        import Foundation
        import OnChangeCompat

        let __existentials: [ObjectIdentifier: (Int) -> Any] = \(stubs.isEmpty ? none : "[\n" + stubs.joined(separator: ",\n") + "\n]")
        let __entries: [Int: __Entry] = \(skeletons.isEmpty ? none : "[\n" + skeletons.map(\.entry).joined(separator: ",\n") + "\n]")

        """
    }

    private var manifest: String {
      """
      // swift-tools-version: 6.2
      // Written by onchange-migrate prove.
      import PackageDescription

      let package = Package(
        name: "Answers",
        dependencies: [\(engine.dependency(traits: ["AppleNamesLegacyOnChange"]))],
        targets: [
          .executableTarget(
            name: "Skeletons", dependencies: [.product(name: "OnChangeCompat", package: "\(engine.identity)")],
            swiftSettings: [.unsafeFlags(["-suppress-warnings", "-enable-bare-slash-regex", "-Xfrontend", "-solver-expression-time-threshold=5"])])
        ],
        swiftLanguageModes: [.v5]
      )

      """
    }
  }
#endif
