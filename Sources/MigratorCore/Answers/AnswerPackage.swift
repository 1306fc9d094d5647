#if Migrator
  import CommandOutput
  import Foundation

  /// The scratch package with the skeletons of a project: type-checked in rounds, built once, run once for each call.
  struct AnswerPackage {
    let folder: String
    let engine: EnginePackage
    /// The seconds that one type check may take. A file that alone takes a fifth of them costs its calls.
    let compilerLimit: Double
    var compiler = ["swiftc"]
    private var sources: String { folder + "/Sources/Skeletons" }

    /// Builds the engine, whose modules check the skeletons. Returns the output of a build that failed.
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
      // Nothing reads the debug information of skeletons.
      let options = ["swift", "build", "--package-path", folder, "-debug-info-format", "none"]
      let end = try ChildProcess.run(options + arguments, writingTo: log, in: folder, limit: 3_600)
      return end == .exited(0) ? nil : ChildProcess.text(log)
    }

    /// - Returns: The output of a build that failed.
    func build() throws -> String? { try build(["--product", "Skeletons"]) }

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

    /// The errors in some files, which take a part of the time, or in all.
    func errors(in files: Set<String>? = nil, plugins: String) throws -> [CompilerError] {
      let names = try FileManager.default.contentsOfDirectory(atPath: sources).filter { $0.hasSuffix(".swift") }
        .sorted()
      // NB: the time and the scopes of each statement of a closure count alone, the memory of all of them together.
      let flags =
        "-frontend -typecheck -disable-typo-correction -solver-expression-time-threshold=5 "
        + "-solver-scope-threshold=50000 -solver-memory-threshold=40000000 -module-name Skeletons "
        + "-parse-as-library -swift-version 5 -suppress-warnings -enable-bare-slash-regex -diagnostic-style=llvm "
        + "-enable-upcoming-feature NonisolatedNonsendingByDefault"
      let options =
        flags.split(separator: " ").map(String.init) + ["-plugin-path", plugins]
        + StandInCompiler.modules(in: folder + "/.build/debug")
      @Sendable func check(_ files: Set<String>, limit: Double, part: Int = 0) throws -> ChildProcess.End {
        let paths = names.flatMap { (files.contains($0) ? ["-primary-file"] : []) + ["\(sources)/\($0)"] }
        return try ChildProcess.run(
          compiler + options + paths, writingTo: "\(folder)/check-\(part).log", in: folder, limit: limit)
      }
      // NB: more parts than processors would only check the declarations of the others once more.
      let parts =
        files.map { [$0] } ?? [0, 1].map { part in Set(names.indices.filter { $0 % 2 == part }.map { names[$0] }) }
      let ends = try Workers().map(Array(parts.enumerated())) { part in
        Result { try check(part.element, limit: compilerLimit, part: part.offset) }
      }.map { try $0.get() }
      if ends.allSatisfy({ $0 == .exited(0) }) { return [] }
      let output = parts.indices.map { ChildProcess.text("\(folder)/check-\($0).log") }.joined(separator: "\n")
      let (errors, isSlow) = (CompilerError.all(in: output), ends.contains(.tookTooLong))
      // NB: the errors before the end would each cost a round of the same length.
      guard errors.isEmpty || isSlow else { return errors }
      if let crash = CompilerError.crash(in: output) { return [crash] }
      let last = output.split(whereSeparator: \.isNewline).last ?? "no output"
      guard isSlow else { throw AnswerRun.Failure("the compiler ended without naming an error: \(last)") }
      let slow = try names.filter { try check([$0], limit: compilerLimit / 5) == .tookTooLong }
      guard !slow.isEmpty else { throw AnswerRun.Failure("the compiler did not end within \(Int(compilerLimit)) s") }
      return slow.map { CompilerError(file: $0, place: Place(line: 1, column: 1), message: CompilerError.slowMessage) }
    }

    enum Run {
      case facts(Facts)
      case crashed(String), tookTooLong
    }

    /// What a run of one call prints.
    struct Facts: Decodable {
      var noValue, unstable: String?
      var differs, legacy, modern, open, made, roots: [String]?
      var runs, seed: Int?
      var replaced: [Int]?
      /// `unconfined`: whether the run was refused, because the kernel cannot confine it.
      var isFull, isForced, unconfined: Bool?
    }

    /// What a run had found when it crashed.
    struct Progress: Codable {
      var (place, side, runs) = (0, "", 0)
      var crashed: [Int: String] = [:]
      var (varied, replaced, choices, worked): (Set<Int>, Set<Int>, Set<Int>, Set<Int>) = ([], [], [], [])
      var outside: Set<String> = []
      var isForced = false
    }

    /// Runs a call with all values. Combinations that crash both forms are left out: the app cannot have them either.
    func run(_ call: Int, limit: Double) throws -> Run {
      var progress = Progress()
      let first = try run(call, [], &progress, limit: limit)
      if case .facts(let facts) = first, progress.crashed.isEmpty || facts.differs != nil { return first }
      if case .tookTooLong = first { return first }
      // Code that takes no missing value never gets one.
      let crashed = progress.crashed
      (progress.place, progress.crashed, progress.isForced) = (0, [:], false)
      let second = try run(call, ["full"], &progress, limit: limit)
      guard case .facts(var facts) = second else {
        if case .facts = first { return first }
        return second
      }
      let alone = (Array(crashed.values) + progress.crashed.values).sorted().first { $0 != "both" }
      if facts.differs == nil, let alone {
        (facts.differs, facts.legacy, facts.modern) = ([], ["runs to its end"], ["runs to its end"])
        let text = String(alone.drop { $0 != " " }.dropFirst())
        if alone.hasPrefix("legacy") { facts.legacy = [text] } else { facts.modern = [text] }
      }
      return .facts(facts)
    }

    private static let crashes = 40

    /// Runs a call, and goes on after each combination that crashes it.
    private func run(_ call: Int, _ values: [String], _ progress: inout Progress, limit: Double) throws -> Run {
      let end = Date(timeIntervalSinceNow: limit)
      for _ in 0...Self.crashes {
        let run = try once(call, values, &progress, limit: max(1, end.timeIntervalSinceNow))
        guard case .crashed(let reason) = run else { return run }
        // A second crash at one place is the runtime's own.
        let isOver = progress.crashed[progress.place] != nil || progress.runs == 0 && progress.crashed.count >= 6
        if isOver || progress.side.isEmpty { return progress.isForced ? .facts(Facts(runs: 0)) : run }
        func crashesAlone(_ side: String) throws -> Bool {
          var alone = progress
          alone.side = side + " alone"
          if case .crashed = try once(call, values, &alone, limit: max(1, end.timeIntervalSinceNow)) { return true }
          return false
        }
        // NB: a crash that does not happen again is none of the form's: it depends on what ran before.
        let isAlone = try !progress.isForced && crashesAlone(progress.side)
        let isOneSided = try isAlone && (progress.side == "modern" || !crashesAlone("modern"))
        let text = "\(progress.side) crashes\(reason.isEmpty ? "" : ": " + reason)"
        progress.crashed[progress.place] = isOneSided ? text : "both"
      }
      return .crashed("")
    }

    private func once(_ call: Int, _ values: [String], _ progress: inout Progress, limit: Double) throws -> Run {
      let log = "\(folder)/run-\(call).log"
      let given = String(decoding: try JSONEncoder().encode(progress), as: UTF8.self)
      defer { try? FileManager.default.removeItem(atPath: log) }
      let end = try ChildProcess.run(
        ["\(folder)/.build/debug/Skeletons", "\(call)"] + values + [given], writingTo: log, in: folder, limit: limit)
      let output = ChildProcess.text(log)
      let lines = output.split(whereSeparator: \.isNewline)
      if let line = lines.last(where: { $0.hasPrefix("@@at") }),
        let now = try? JSONDecoder().decode(Progress.self, from: Data(line.dropFirst(4).utf8))
      {
        progress = now
      }
      if end != .crashed, let line = lines.last(where: { $0.hasPrefix("@@{") }),
        let facts = try? JSONDecoder().decode(Facts.self, from: Data(line.dropFirst(2).utf8))
      {
        return .facts(facts)
      }
      if end == .tookTooLong { return .tookTooLong }
      // NB: progress may have the text of a crash before.
      for line in lines where !line.hasPrefix("@@") {
        for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
          // Without the place in a generated file.
          if let range = line.range(of: word) { return .crashed(String(line[range.lowerBound...].prefix(400))) }
        }
      }
      return .crashed("")
    }

    /// The table of all calls, with the lines for types that no extension gives values.
    static func entries(_ skeletons: [CallSkeleton], _ values: [String]) -> String {
      let none = "[:]"
      return """
        import Foundation
        import OnChangeCompat

        let __list: [(ObjectIdentifier, (Int) -> Any)] = [
        \(values.joined(separator: ",\n"))
        ]
        let __existentials = [ObjectIdentifier: (Int) -> Any](__list, uniquingKeysWith: { first, _ in first })
        let __entries: [Int: __Entry] = \(skeletons.isEmpty ? none : "[\n" + skeletons.map(\.entry).joined(separator: ",\n") + "\n]")

        """
    }

    func writeTests(_ tests: [String: String], to folder: String) throws {
      let sources = folder + "/Sources/Skeletons"
      try OutputPath.makeFolder(folder + "/Sources")
      try FileManager.default.copyItem(atPath: self.sources, toPath: sources)
      try OutputPath.makeFolder(folder + "/Tests/SkeletonTests")
      let target = "    .testTarget(name: \"SkeletonTests\", dependencies: [\"Skeletons\"]),\n"
      try write(
        "Package.swift", manifest.replacingOccurrences(of: "  targets: [\n", with: "  targets: [\n\(target)"),
        in: folder)
      for (name, text) in tests { try write(name, text, in: folder + "/Tests/SkeletonTests") }
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
            swiftSettings: [.unsafeFlags(["-wmo", "-num-threads", "2", "-suppress-warnings", "-enable-bare-slash-regex", "-enable-upcoming-feature", "NonisolatedNonsendingByDefault", "-Xfrontend", "-solver-expression-time-threshold=5"])])
        ],
        swiftLanguageModes: [.v5]
      )

      """
    }
  }
#endif
