#if Migrator
  import Foundation
  import Testing

  @testable import MigratorCore

  /// The package around the skeletons, and the programs that build and run them.
  @Suite("The scratch package", .onWorkerThreads, .timeLimit(.minutes(20))) struct EnginePackageTests {
    @Test func `the engine package is found around the tool, by a path or by a URL`() throws {
      let scratch = try Scratch()
      try scratch.write("let package = Package(\n  name: \"OnChangeCompat\",\n)", to: "Compat/Package.swift")
      let engine = try EnginePackage(scratch.path + "/Compat", around: [])
      #expect(engine.identity == "Compat")
      #expect(try EnginePackage(nil, around: ["/none", scratch.path + "/Compat/.build/debug/tool"]) == engine)
      let url = try EnginePackage("https://example.com/a/OnChangeCompat.git", around: [])
      #expect(url.identity == "OnChangeCompat")
      #expect(
        url.dependency(traits: ["Macros"])
          == ".package(url: \"https://example.com/a/OnChangeCompat.git\", .upToNextMinor(from: \"0.1.0\"), traits: [\"Macros\"])"
      )
      #expect(throws: EnginePackage.Missing.self) { try EnginePackage(scratch.path, around: []) }
      let missing = #expect(throws: EnginePackage.Missing.self) { try EnginePackage(nil, around: ["/none/tool"]) }
      #expect(missing?.description.contains("To fix, add --package with its folder or its URL") == true)
    }

    @Test func `a process is ended at its time limit, and a crash is distinguished from an exit`() throws {
      let scratch = try Scratch()
      let output = scratch.path + "/out"
      func run(_ command: [String], limit: Double) throws -> ChildProcess.End {
        try ChildProcess.run(command, writingTo: output, in: scratch.path, limit: limit)
      }
      #expect(try run(["tail", "-f", "/dev/null"], limit: 1) == .tookTooLong)
      #expect(try run(["sh", "-c", "kill -SEGV $$"], limit: 100) == .crashed)
      #expect(try run(["sh", "-c", "echo said; exit 3"], limit: 100) == .exited(3))
      #expect(try scratch.read("out") == "said\n")
    }

    @Test func `a type check is ended at its limit, and costs the calls of the files that take too long`() throws {
      let scratch = try Scratch()
      try scratch.write("let package = Package(\n  name: \"OnChangeCompat\",\n)", to: "Compat/Package.swift")
      for number in 0...1 { try scratch.write("", to: "Sources/Skeletons/Call\(number).swift") }
      // A compiler that ends only where it is asked for the first file alone.
      let script =
        "for a; do case $last$a in -primary-file*/Call0.swift) exit 0;; esac; last=$a; done; tail -f /dev/null"
      let package = AnswerPackage(
        folder: scratch.path, engine: try EnginePackage(scratch.path + "/Compat", around: []), compilerLimit: 5,
        compiler: ["sh", "-c", script, "sh"])
      let errors = try package.errors(plugins: "none")
      #expect(errors.map(\.file) == ["Call1.swift"])
      var repair = SkeletonRepair(["Call0.swift": "a", "Call1.swift": "b"])
      repair.giveUp(errors)
      #expect(repair.failures == [1: "the compiler takes too long on it"])
    }

    #if os(Linux)
      @Test func `a process ends at its time limit even where the tool is killed`() throws {
        let scratch = try Scratch()
        let end = try ChildProcess.run(
          ["sh", "-c", "tr '\\0' ' ' < /proc/$PPID/cmdline"], writingTo: scratch.path + "/out", in: scratch.path,
          limit: 7)
        #expect(end == .exited(0))
        #expect(try scratch.read("out").hasPrefix("timeout -s KILL 12 sh -c "))
      }
    #endif

    @Test func `a process that writes without end is ended, and what it has started too`() throws {
      let scratch = try Scratch()
      let end = try ChildProcess.run(
        [
          "sh", "-c",
          // Not endless: a test run that is killed must not fill the disk.
          "(while :; do echo $$ > alive; done) & head -c 200000000 /dev/zero; cat /dev/zero > /dev/null",
        ],
        writingTo: scratch.path + "/out", in: scratch.path, limit: 100)
      #expect(end == .tookTooLong)
      try FileManager.default.removeItem(atPath: scratch.path + "/alive")
      #expect(
        try ChildProcess.run(
          ["sh", "-c", "test -e alive"], writingTo: scratch.path + "/out", in: scratch.path, limit: 9) == .exited(1))
    }

    @Test(arguments: [
      (["--limit", "0", "."], "--limit is too small. To fix, name a number of seconds from 1."),
      (["--package", "/", "."], "there is no package OnChangeCompat in this folder"),
      (["--write", "."], "Unknown option '--write'"),
    ])
    func `prove exits with 2 for wrong arguments`(arguments: [String], message: String) async throws {
      let scratch = try Scratch()
      try scratch.write("struct A {}\n", to: "A.swift")
      let command = try await Command(["prove"] + arguments, in: scratch.path)
      #expect(command.status == 2)
      #expect(command.errors.contains(message), "\(command.errors)")
    }

    @Test(arguments: [
      ("os(iOS)", [true, false, false]), ("os(iOS) && !os(macOS)", [true, false, false]),
      ("canImport(AppKit)", [false, true, true]), ("canImport(UIKit)", [true, false, false]),
      ("canImport(Charts)", [true, true, true]), ("DEBUG || os(macOS)", [false, true, true]),
      ("!DEBUG", [true, true, false]), ("BETA && os(macOS)", [false, false, true]),
      ("arch(arm64)", [true, true, true]), ("targetEnvironment(simulator)", [false, false, false]),
      ("swift(>=6) && (os(OSX) || os(tvOS))", [false, true, true]),
    ])
    func `a platform decides each condition`(condition: String, isActive: [Bool]) throws {
      let text = "#if \(condition)\nstruct A {}\n#endif\n"
      let file = try ParsedFile(path: "A.swift", text: SourceText(text))
      let withFlags = ConditionPlatform(system: .macOS, setsFlags: true)
      for (platform, expected) in zip([.iOS, .macOS, withFlags], isActive) {
        #expect((SkeletonSources([file], platform: platform).types["A"] != nil) == expected)
      }
    }
  }
#endif
