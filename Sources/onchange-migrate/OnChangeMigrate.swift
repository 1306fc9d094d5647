#if Migrator
  import ArgumentParser
  import Foundation
  import MigratorCore

  /// Rewrites legacy `onChange` calls.
  @main
  struct OnChangeMigrate: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "onchange-migrate",
      abstract:
        "Rewrites legacy onChange(of:perform:) calls to the modern form, and says where that changes behaviour.",
      discussion: """
        Without --write nothing is written: a diff goes to standard output, what there is to say to standard error.
        A line '// onchange-migrate: keep' keeps the call below it.

        The command exits with 0 when all is done, with 1 when --check found something to do or a call was left for a \
        person, and with 2 for wrong arguments and for files that cannot be read, parsed or written.
        """)

    @Argument(help: "Swift files, and folders to search for them.")
    var paths: [String]

    @Flag(help: "Write the rewritten files.")
    var write = false

    @Flag(help: "Write nothing and print no diff; exit with 1 if anything is to do.")
    var check = false

    @Option(help: "The form to write: auto (no parameter where legacy ignored its own), two or zero.")
    var style = Options.Style.auto

    @Flag(help: "Turn modern calls into legacy ones.")
    var reverse = false

    @Flag(help: "Write calls that go on reading what they captured before the change.")
    var keepOldCaptures = false

    @Flag(help: "Turn an onAppear with the same action into initial: true.")
    var mergeAppear = false

    @Option(help: "How to write the findings: text, json, sarif or github.")
    var format = OutputFormat.text

    @Option(help: ArgumentHelp("Write a report for a reviewer, one self-contained page.", valueName: "file.html"))
    var report: String?

    func validate() throws {
      guard !paths.isEmpty else { throw ValidationError("expected at least one file or folder, found none") }
      guard !(write && check) else { throw ValidationError("--write and --check exclude each other: choose one") }
      guard !(reverse && keepOldCaptures) else {
        throw ValidationError("--keep-old-captures is for the modern form: leave it out with --reverse")
      }
      guard !(reverse && mergeAppear) else {
        throw ValidationError("--merge-appear is for the modern form: leave it out with --reverse")
      }
      guard !(reverse && style != .auto) else {
        throw ValidationError("--style is for the modern form: leave it out with --reverse")
      }
    }

    func run() throws {
      let options = Options(
        direction: reverse ? .reverse : .forward, style: style, keepsOldCaptures: keepOldCaptures,
        mergesAppear: mergeAppear)
      let progress = Progress()
      var result = Project(paths: paths, options: options).run(progress: { progress.show($0, of: $1) })
      progress.clear()
      if write { Self.writeFiles(&result) }
      let output = try Output(
        result: result, options: options, showsDiff: !write && !check, isCheck: check, isWritten: write
      ).text(
        format)
      FileHandle.standardOutput.write(Data(output.out.utf8))
      FileHandle.standardError.write(Data(output.error.utf8))
      if let report {
        do {
          try Data(HTMLReport(result.files, options).text.utf8).write(
            to: URL(fileURLWithPath: report), options: .atomic)
        } catch {
          FileHandle.standardError.write(
            Data(
              "onchange-migrate: error: the report \(report) cannot be written: \(error.localizedDescription)\n".utf8))
          throw ExitCode(2)
        }
      }
      let code = ExitStatus(result.files, isCheck: check).code
      if code != 0 { throw ExitCode(code) }
    }

    private static func writeFiles(_ result: inout Project.Result) {
      for position in result.files.indices {
        guard let after = result.files[position].after, let source = result.sources[result.files[position].path] else {
          continue
        }
        do throws(FileMigration.Problem) {
          try source.write(after)
        } catch {
          result.files[position].problem = error
        }
      }
    }

    // NB: the parser's own code for wrong arguments is 64.
    static func main() {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch {
        let code = exitCode(for: error)
        guard code != .success, !(error is ExitCode) else { exit(withError: error) }
        FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
        Foundation.exit(2)
      }
    }
  }

  extension Options.Style: ExpressibleByArgument {}
  extension OutputFormat: ExpressibleByArgument {}
#else
  import Foundation

  /// Says how to get the command, which is built on packages that the default build does not resolve.
  @main
  enum OnChangeMigrate {
    static func main() {
      let message = """
        onchange-migrate: built without the package trait Migrator, which brings swift-syntax and swift-argument-parser.
        In a clone of the package, run it with the trait:
          swift run --traits Migrator onchange-migrate PATH …
        In a package that depends on it, add traits: ["Migrator"] to the dependency, then:
          swift package migrate-onchange

        """
      FileHandle.standardError.write(Data(message.utf8))
      exit(2)
    }
  }
#endif
