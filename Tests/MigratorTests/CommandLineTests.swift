#if Migrator
  import Foundation
  import Testing

  /// The options of each subcommand, and the texts that name them.
  @Suite("The command line", .onWorkerThreads, .timeLimit(.minutes(20))) struct CommandLineTests {
    private static let commands = ["check", "rewrite", "reverse", "prove", "stand-ins"]
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    private static func help(_ command: String?) async throws -> String {
      let help = try await Command([command, "--help"].compactMap(\.self), in: "/")
      #expect(help.status == 0)
      return help.output
    }

    private static func options(in text: some StringProtocol) -> Set<String> {
      Set(String(text).matches(of: /--[a-z]+(?:-[a-z]+)*/).map { String($0.0) })
    }

    /// The texts of all files below a folder, or of one file, by their paths.
    private static func texts(_ path: String, _ suffix: String) throws -> [String: String] {
      let place = root.appending(path: path).resolvingSymlinksInPath().path
      let names = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
      let paths = names.isEmpty ? [place] : names.map { "\(place)/\($0)" }
      return try Dictionary(
        uniqueKeysWithValues: paths.filter { $0.hasSuffix(suffix) }.map {
          ($0, try String(contentsOfFile: $0, encoding: .utf8))
        })
    }

    @Test(arguments: [nil] + commands.map(Optional.some))
    func `the help of each command fits a screen`(command: String?) async throws {
      let lines = try await Self.help(command).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 }, "\(lines.joined(separator: "\n"))")
    }

    @Test func `each option that a message or a page names is on the command line`() async throws {
      // Options of `swift build`, `swift run` and `swift package`.
      var known: Set = ["--package-path", "--product", "--target", "--traits", "--help"]
      known.insert("--allow-writing-to-package-directory")
      // Colours of a page.
      known.formUnion(["--line", "--soft"])
      for command in Self.commands { known.formUnion(Self.options(in: try await Self.help(command))) }
      var texts = try Self.texts("Sources/MigratorCore", ".swift")
      texts.merge(try Self.texts("Sources/onchange-migrate", ".swift")) { $1 }
      for page in ["MigratingWithTheTool", "ToolReference", "ToolVerdicts", "JSONFormats", "AnsweringCalls"] {
        texts.merge(try Self.texts("Compat/Documentation.docc/\(page).md", ".md")) { $1 }
      }
      #expect(texts.count > 50)
      for (path, text) in texts {
        let unknown = Self.options(in: text).subtracting(known)
        #expect(unknown.isEmpty, "\(path): \(unknown.sorted())")
      }
    }

    @Test func `each command line of a page has only options of its subcommand`() async throws {
      var options: [String: Set<String>] = [:]
      for command in Self.commands { options[command] = Self.options(in: try await Self.help(command)) }
      let texts = try Self.texts("Compat/Documentation.docc", ".md").merging(try Self.texts("README.md", ".md")) { $1 }
      var count = 0
      for (path, text) in texts {
        for line in text.split(separator: "\n") where line.hasPrefix("swift ") || line.hasPrefix("      - run: swift ")
        {
          guard let start = line.range(of: "onchange-migrate ")?.upperBound else { continue }
          count += 1
          let words = line[start...].split(separator: " ").prefix { $0 != "#" }
          let command = words.first.map(String.init).flatMap { options[$0] == nil ? nil : $0 } ?? "check"
          let unknown = Self.options(in: words.joined(separator: " ")).subtracting(options[command] ?? [])
          #expect(unknown.subtracting(["--target"]).isEmpty, "\(path): \(line)")
        }
      }
      #expect(count >= 6)
    }
  }
#endif
