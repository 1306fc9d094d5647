#if Migrator
  import Foundation
  import Testing

  /// The README's section about the command.
  @Suite("The README on the command", .onWorkerThreads, .timeLimit(.minutes(20))) struct ReadMeCommandTests {
    @Test func `the README shows what the command prints about the README's view`() async throws {
      let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
      let readMe = try String(contentsOf: file, encoding: .utf8)
      let view = try #require(
        readMe.matches(of: /```swift\n((?s:.*?))```/).map { String($0.1) }.first { $0.contains("struct Alarm") })
      let section = try #require(readMe.range(of: "## Migrating a folder"))
      let shown = readMe[section.upperBound...].matches(of: /```text\n((?s:.*?))```/).map { String($0.1) }
      try #require(shown.count == 3)
      let scratch = try Scratch()
      try scratch.write(view, to: "Heater.swift")
      let command = try await Command(["rewrite", "--dry-run", "Heater.swift"], in: scratch.path)
      #expect(command.output.contains(shown[1]))
      // The page breaks a long line, and shows a part of the lines.
      for line in shown[2].replacing("\n  ", with: " ").split(separator: "\n") {
        #expect(command.errors.contains("\(line)\n"), "\(line)\n\(command.errors)")
      }
    }
  }
#endif
