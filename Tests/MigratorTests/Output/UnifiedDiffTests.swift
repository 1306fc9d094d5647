import Foundation
import MigratorCore
import Testing

@Suite("Diffs", .timeLimit(.minutes(20))) struct UnifiedDiffTests {
  private func diff(_ before: String, _ after: String) -> String {
    UnifiedDiff(path: "A.swift", before: Array(before.utf8), after: Array(after.utf8)).text
  }

  @Test func `equal texts have no diff`() { #expect(diff("a\nb", "a\nb") == "") }

  @Test func `near changes share a hunk, far ones do not`() {
    let lines = (1...20).map { "\($0)\n" }
    var other = lines
    other[1] = "two\n"
    other[6] = "seven\n"
    other[18] = ""
    #expect(
      diff(lines.joined(), other.joined()) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1,10 +1,10 @@
         1
        -2
        +two
         3
         4
         5
         6
        -7
        +seven
         8
         9
         10
        @@ -16,5 +16,4 @@
         16
         17
         18
        -19
         20

        """)
  }

  @Test func `a missing line feed at the end is marked`() {
    #expect(
      diff("a", "b") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +b
        \\ No newline at end of file

        """)
  }

  @Test func `an added last line and an emptied file have correct hunks`() {
    #expect(diff("a\n", "a\nb\n") == "--- a/A.swift\n+++ b/A.swift\n@@ -1 +1,2 @@\n a\n+b\n")
    #expect(diff("a\n", "") == "--- a/A.swift\n+++ b/A.swift\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func `carriage returns are part of their lines`() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n") == "--- a/A.swift\n+++ b/A.swift\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n")
  }

  @Test(arguments: ["A.swift", "A B.swift", "A\"B.swift", "A\nB.swift", "A\\B.swift", "A\tB.swift", "Ä.swift"])
  func `git applies a diff of a file with any name`(name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, patch) = (folder.appendingPathComponent(name), folder.appendingPathComponent("patch"))
    try Data("a\n".utf8).write(to: file)
    let diff = UnifiedDiff(path: name, before: Array("a\n".utf8), after: Array("b\n".utf8)).text
    try Data(diff.utf8).write(to: patch)
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "apply", "patch"]
    git.currentDirectoryURL = folder
    try git.run()
    git.waitUntilExit()
    #expect(git.terminationStatus == 0)
    #expect(try Data(contentsOf: file) == Data("b\n".utf8))
  }
}
