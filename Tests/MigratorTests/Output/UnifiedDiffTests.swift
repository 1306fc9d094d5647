import MigratorCore
import Testing

@Suite("Diffs", .onWorkerThreads, .timeLimit(.minutes(20))) struct UnifiedDiffTests {
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
}
