#if Migrator
  import CommandOutput
  import Foundation
  import Testing

  /// Disks that are full, outputs that are closed, runs that are interrupted.
  @Suite("Writing", .onWorkerThreads, .timeLimit(.minutes(20))) struct WritingTests {
    private static let before = "let view = Text(\"\").onChange(of: v) { _ in }\n"
    private static let after = before.replacing("{ _ in }", with: "{ }")

    @Test(arguments: [
      ("\"$@\" > /dev/full", "No space left on device"), ("\"$@\" >&-", "Bad file descriptor"),
    ])
    func `an output that cannot be written is an error`(shell: String, reason: String) async throws {
      let scratch = try Scratch()
      try scratch.write(Self.before, to: "A.swift")
      let command = try await Command(["--format", "json", "A.swift"], in: scratch.path, shell: shell)
      #expect(command.status == 2)
      #expect(command.errors.contains("error: cannot write the standard output: \(reason)"))
    }

    @Test func `files are written even if the standard output is closed`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.before, to: "A.swift")
      let command = try await Command(["rewrite", "A.swift"], in: scratch.path, shell: "\"$@\" >&- 2>&-")
      #expect(command.status == 0)
      #expect(try scratch.read("A.swift") == Self.after)
      #expect(scratch.names == ["A.swift"])
    }

    @Test func `a report is written to a device, a pipe and the target of a link`() async throws {
      let scratch = try Scratch()
      try scratch.write(Self.before, to: "A.swift")
      #expect(try await Command(["--report", "/dev/null", "A.swift"], in: scratch.path).status == 1)
      #expect(
        try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType != .typeRegular)
      let piped = try await Command(
        ["--report", "/dev/stdout", "A.swift"], in: scratch.path, shell: "\"$@\" | cat")
      #expect(piped.output.hasPrefix("<!doctype html>"))
      try scratch.write("old", to: "real.html")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/link.html", withDestinationPath: scratch.path + "/real.html")
      #expect(try await Command(["--report", "link.html", "A.swift"], in: scratch.path).status == 1)
      #expect(try scratch.read("real.html").hasPrefix("<!doctype html>"))
      let full = try await Command(["--report", "/dev/full", "A.swift"], in: scratch.path)
      #expect(full.status == 2)
      #expect(full.errors.contains("cannot write /dev/full: No space left on device"))
    }

    /// Sends a signal to a run over many files once the first of them is written.
    private func interrupt(with signal: Int32, count: Int, in scratch: Scratch) async throws
      -> (status: Int32, written: Int)
    {
      for number in 0..<count { try scratch.write(Self.before, to: "p/\(number).swift") }
      let process = Process()
      process.executableURL = Command.products.appending(path: "onchange-migrate")
      process.arguments = ["rewrite", "--no-cache", "p"]
      process.currentDirectoryURL = scratch.url
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      let watch = FolderWatch(scratch.path + "/p")
      try await process.runToEnd { process in
        let identifier = process.processIdentifier
        watch.onFirstFile { kill(identifier, signal) }
      }
      let texts = try (0..<count).map { try scratch.read("p/\($0).swift") }
      #expect(texts.allSatisfy { $0 == Self.before || $0 == Self.after })
      return (process.terminationStatus, texts.count { $0 == Self.after })
    }

    private func strangers(_ scratch: Scratch) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/p").filter { !$0.hasSuffix(".swift") }
    }

    @Test(arguments: [(SIGINT, 500), (SIGTERM, 200), (SIGHUP, 200)])
    func `an interrupted run leaves files old or new, and no temporary file`(signal: Int32, count: Int) async throws {
      let scratch = try Scratch()
      let (status, written) = try await interrupt(with: signal, count: count, in: scratch)
      #expect(status == 130 || written == count)
      #expect(written > 0)
      #expect(try strangers(scratch) == [])
    }

    @Test func `a killed run leaves each file old or new, and the next run removes temporary files`() async throws {
      let scratch = try Scratch()
      _ = try await interrupt(with: SIGKILL, count: 200, in: scratch)
      try scratch.write(Self.before, to: "p/199.swift")
      try scratch.write("half", to: "p/.199.swift.onchange-migrate-999999999")
      #expect(try await Command(["rewrite", "p"], in: scratch.path).status == 0)
      #expect(try strangers(scratch) == [])
      #expect(try scratch.read("p/199.swift") == Self.after)
      // Also where no file is left to rewrite.
      try scratch.write("half", to: "p/.199.swift.onchange-migrate-999999999")
      #expect(try await Command(["check", "p"], in: scratch.path).status == 0)
      #expect(try strangers(scratch) == [".199.swift.onchange-migrate-999999999"])
      #expect(try await Command(["rewrite", "p"], in: scratch.path).status == 0)
      #expect(try strangers(scratch) == [])
    }
  }
#endif
