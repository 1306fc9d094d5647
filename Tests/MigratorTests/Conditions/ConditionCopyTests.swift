#if Migrator
  import Foundation
  import MigratorCore
  import Testing

  @Suite("A copy with conditions evaluated", .timeLimit(.minutes(20))) struct ConditionCopyTests {
    @Test func `files are copied into a folder of the same name, and a second copy writes nothing`() throws {
      let scratch = try Scratch()
      try scratch.write("#if os(iOS)\nlet a = 1\n#endif\n", to: "App/A.swift")
      try scratch.write("\u{FEFF}let b = 2\n", to: "App/Views/B.swift")
      try scratch.write("no Swift", to: "App/Views/Notes.txt")
      let folder = scratch.path + "/Copy"
      let first = try ConditionCopy([scratch.path + "/App"], for: .iOS, into: folder)
      #expect((first.count, first.written, first.removed, first.problems.count) == (2, 2, 0, 0))
      #expect(try scratch.read("Copy/App/A.swift").contains("\nlet a = 1\n"))
      #expect(try scratch.data("Copy/App/Views/B.swift") == scratch.data("App/Views/B.swift"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/App/Views/Notes.txt"))
      let second = try ConditionCopy([scratch.path + "/App/"], for: .iOS, into: folder)
      #expect((second.count, second.written, second.removed) == (2, 0, 0))
    }

    @Test func `a deleted file is removed from the copy, and a different platform rewrites the copy`() throws {
      let scratch = try Scratch()
      try scratch.write("#if os(iOS)\nlet a = 1\n#endif\n", to: "App/A.swift")
      let gone = try scratch.write("let b = 2\n", to: "App/B.swift")
      let folder = scratch.path + "/Copy"
      _ = try ConditionCopy([scratch.path + "/App"], for: .iOS, into: folder)
      try FileManager.default.removeItem(atPath: gone)
      let copy = try ConditionCopy([scratch.path + "/App"], for: .macOS, into: folder)
      #expect((copy.count, copy.written, copy.removed) == (1, 1, 1))
      #expect(!FileManager.default.fileExists(atPath: folder + "/App/B.swift"))
      #expect(try scratch.read("Copy/App/A.swift").contains("let") == false)
    }

    @Test func `a destination with other files, or inside the source folder, is rejected`() throws {
      let scratch = try Scratch()
      try scratch.write("let a = 1\n", to: "App/A.swift")
      try scratch.write("mine", to: "Mine/notes.txt")
      for folder in ["Mine", "App", "App/Copy"] {
        #expect(throws: ConditionCopy.Problem.self) {
          try ConditionCopy([scratch.path + "/App"], for: .iOS, into: scratch.path + "/" + folder)
        }
      }
      #expect(try scratch.read("Mine/notes.txt") == "mine" && scratch.names == ["App", "Mine"])
      let app = scratch.path + "/App"
      let problem = #expect(throws: ConditionCopy.Problem.self) {
        try ConditionCopy([app], for: .iOS, into: app + "/Copy")
      }
      #expect(
        problem?.description == """
          --into \(app)/Copy is inside \(app). The next run would copy the copies.

          To fix, name a folder outside of \(app).
          """)
    }

    @Test func `two paths with files of one name are refused`() throws {
      let scratch = try Scratch()
      try scratch.write("let a = 1\n", to: "One/App/A.swift")
      try scratch.write("let a = 1\n", to: "Two/App/A.swift")
      let paths = [scratch.path + "/One/App", scratch.path + "/Two/App"]
      let problem = #expect(throws: ConditionCopy.Problem.self) {
        try ConditionCopy(paths, for: .iOS, into: scratch.path + "/Copy")
      }
      #expect(
        problem?.description == """
          two paths contain App/A.swift. One copy would replace the other.

          To fix, copy each path into a separate folder.
          """)
    }

    @Test func `an unreadable file is reported, and the other files are copied`() throws {
      let scratch = try Scratch()
      try scratch.write("let a = 1\n", to: "App/A.swift")
      let bad = try scratch.write("#if os(iOS)\nlet b = 2\n", to: "App/B.swift")
      let paths = [scratch.path + "/App", scratch.path + "/Missing"]
      let copy = try ConditionCopy(paths, for: .iOS, into: scratch.path + "/Copy")
      #expect(copy.count == 1 && copy.problems.count == 2)
      #expect(copy.problems.first?.hasPrefix(bad + ":") == true)
    }

    @Test func `the command copies and counts files, and rejects incomplete options`() async throws {
      let scratch = try Scratch()
      try scratch.write("#if os(macOS)\nlet a = 1\n#endif\n", to: "App/A.swift")
      let arguments = ["App", "--evaluate-conditions", "iOS", "--into", "Copy"]
      let command = try await Command(arguments, in: scratch.path)
      #expect(command.status == 0 && command.output == "1 file for iOS in Copy: 1 written, 0 removed\n")
      #expect(try scratch.read("Copy/App/A.swift").contains("let") == false)
      for wrong in [
        Array(arguments.prefix(3)), ["App", "--into", "Copy"], arguments + ["--write"],
        ["App", "--evaluate-conditions", "Linux", "--into", "B"],
      ] {
        #expect(try await Command(wrong, in: scratch.path).status == 2)
      }
    }
  }
#endif
