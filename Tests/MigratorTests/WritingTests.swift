#if Migrator
  import CommandOutput
  import Foundation
  import Testing

  /// Disks that are full, outputs that are closed, runs that are interrupted.
  @Suite("Writing", .timeLimit(.minutes(5))) struct WritingTests {
    private static let before =
      "struct A: View { @State var v = 0; var body: some View { Text(\"\").onChange(of: v) { _ in } } }\n"
    private static let after = before.replacing("{ _ in }", with: "{ }")

    @Test(arguments: [
      ("\"$@\" > /dev/full", "No space left on device"), ("\"$@\" >&-", "Bad file descriptor"),
    ])
    func `an output that cannot be written is an error`(shell: String, reason: String) throws {
      let scratch = try Scratch()
      try scratch.write(Self.before, to: "A.swift")
      let command = try Command(["--format", "json", "A.swift"], in: scratch.path, shell: shell)
      #expect(command.status == 2)
      #expect(command.errors.contains("error: cannot write the standard output: \(reason)"))
    }

    @Test func `with a closed standard output files are written all the same`() throws {
      let scratch = try Scratch()
      try scratch.write(Self.before, to: "A.swift")
      let command = try Command(["--write", "A.swift"], in: scratch.path, shell: "\"$@\" >&- 2>&-")
      #expect(command.status == 0)
      #expect(try scratch.read("A.swift") == Self.after)
      #expect(scratch.names == ["A.swift"])
    }

    @Test func `a report is written to a device, a pipe and the target of a link`() throws {
      let scratch = try Scratch()
      try scratch.write(Self.before, to: "A.swift")
      #expect(try Command(["--report", "/dev/null", "A.swift"], in: scratch.path).status == 0)
      #expect(
        try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType != .typeRegular)
      let piped = try Command(
        ["--report", "/dev/stdout", "--check", "A.swift"], in: scratch.path, shell: "\"$@\" | cat")
      #expect(piped.output.hasPrefix("<!doctype html>"))
      try scratch.write("old", to: "real.html")
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/link.html", withDestinationPath: scratch.path + "/real.html")
      #expect(try Command(["--report", "link.html", "A.swift"], in: scratch.path).status == 0)
      #expect(try scratch.read("real.html").hasPrefix("<!doctype html>"))
      let full = try Command(["--report", "/dev/full", "A.swift"], in: scratch.path)
      #expect(full.status == 2)
      #expect(full.errors.contains("cannot write /dev/full: No space left on device"))
    }

    /// Ends a run over 2,000 files once a part of them is written.
    private func interrupt(with signal: Int32, in scratch: Scratch) throws -> (status: Int32, written: Int) {
      let count = 2_000
      for number in 0..<count { try scratch.write(Self.before, to: "p/\(number).swift") }
      let process = Process()
      process.executableURL = Command.products.appending(path: "onchange-migrate")
      process.arguments = ["--write", "--no-cache", "p"]
      process.currentDirectoryURL = scratch.url
      process.standardError = FileHandle.nullDevice
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      // A file that is new says that writing has begun.
      while process.isRunning, try scratch.read("p/10.swift") != Self.after { sched_yield() }
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      let texts = try (0..<count).map { try scratch.read("p/\($0).swift") }
      #expect(texts.allSatisfy { $0 == Self.before || $0 == Self.after })
      return (process.terminationStatus, texts.count { $0 == Self.after })
    }

    private func strangers(_ scratch: Scratch) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: scratch.path + "/p").filter { !$0.hasSuffix(".swift") }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `an interrupted run leaves each file old or new, and no other file`(signal: Int32) throws {
      let scratch = try Scratch()
      let (status, written) = try interrupt(with: signal, in: scratch)
      #expect(status == 130 || written == 2_000)
      #expect(written > 0)
      #expect(try strangers(scratch) == [])
    }

    @Test func `a killed run leaves each file old or new, and the next one clears up`() throws {
      let scratch = try Scratch()
      _ = try interrupt(with: SIGKILL, in: scratch)
      try scratch.write(Self.before, to: "p/1999.swift")
      try scratch.write("half", to: "p/.1999.swift.onchange-migrate-999999999")
      #expect(try Command(["--write", "p"], in: scratch.path).status == 0)
      #expect(try strangers(scratch) == [])
      #expect(try scratch.read("p/1999.swift") == Self.after)
    }
  }
#endif
