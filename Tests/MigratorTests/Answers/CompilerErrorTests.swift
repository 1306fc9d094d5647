#if Migrator
  import Testing

  @testable import MigratorCore

  /// The errors that a compiler prints.
  @Suite("Errors of the compiler", .onWorkerThreads, .timeLimit(.minutes(20))) struct CompilerErrorTests {
    @Test func `a crash of the compiler names the file that it was working on`() {
      let output = """
        Please submit a bug report
        Stack dump:
        0.\tProgram arguments: swift-frontend -c /a/Call1.swift /a/Call2.swift
        1.\tSwift version 6.3
        2.\tWhile type-checking 'update()' (at /a/Call2.swift:7:3)
        """
      let crash = CompilerError(
        file: "Call2.swift", place: Place(line: 7, column: 3), message: CompilerError.crashMessage)
      #expect(CompilerError.crash(in: output) == crash)
      #expect(CompilerError.crash(in: output, wholePaths: true)?.file == "/a/Call2.swift")
      #expect(CompilerError.crash(in: "Stack dump:\n0.\tProgram arguments: a.swift") == nil)
    }

    @Test func `the errors of a compiler are read with their places`() {
      let output =
        "/a/Call0.swift:3:7: error: cannot find 'x' in scope\n1 | x\n/a/Call0.swift:3:7: error: cannot find 'x' in scope\n"
      let notes = "/a/b.swift:1:1: note: early\n/a/b.swift:1:2: error: no\n/c.swift:2:2: note: because 'x'\n"
      #expect(CompilerError.all(in: notes).map(\.notes) == [["because 'x'"]])
      let error = CompilerError(
        file: "Call0.swift", place: Place(line: 3, column: 7), message: "cannot find 'x' in scope")
      #expect(CompilerError.all(in: output) == [error])
    }
  }
#endif
