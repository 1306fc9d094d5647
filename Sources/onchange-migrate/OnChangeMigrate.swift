#if Migrator
  import ArgumentParser
  import CommandOutput
  import Foundation
  import MigratorCore

  /// The command; each of its subcommands has a file.
  @main
  struct OnChangeMigrate: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "onchange-migrate",
      abstract: "Migrates legacy onChange calls; says where that changes behaviour.",
      usage: "onchange-migrate [<command>] [<options>] [<paths> ...]",
      discussion: """
        A comment '// onchange-migrate: keep - REASON' keeps the call at or below it.

        Exit codes: 0, all is done; 1, check found a call, prove has no answer or a difference, or a call is left for a \
        person; 2, wrong arguments, or a file that cannot be read, parsed or written; 130, interrupted.
        """,
      subcommands: [
        CheckCommand.self, RewriteCommand.self, ReverseCommand.self, ProveCommand.self, StandInsCommand.self,
      ],
      defaultSubcommand: CheckCommand.self)

    // The parser's own code for wrong arguments is 64.
    static func main() {
      StandardStreams.prepare()
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch is AnswerRun.Interrupted {
        Foundation.exit(130)
      } catch {
        let code = exitCode(for: error)
        guard code != .success, !(error is ExitCode) else { exit(withError: error) }
        let isOwn =
          error is CannotWrite || error is Settings.Problem || error is EnginePackage.Missing
          || error is AnswerRun.Failure || error is StandInRun.Refusal
        let message = isOwn ? "onchange-migrate: error: \(error)" : fullMessage(for: error)
        // The parser's own messages name the problem only.
        let help =
          isOwn || message.contains("To fix, ") ? "" : "\n\nTo fix, write it as `onchange-migrate --help` lists it."
        StandardStreams.complain("\(message)\(help)\n")
        Foundation.exit(2)
      }
    }
  }
#else
  import CommandOutput
  import Foundation

  /// Says how to get the command, which is built on packages that the default build does not resolve.
  @main
  enum OnChangeMigrate {
    static func main() {
      StandardStreams.prepare()
      StandardStreams.complain(
        """
        onchange-migrate: built without the package trait Migrator, which brings swift-syntax and swift-argument-parser.
        In a clone of the package, run it with the trait:
          swift run --traits Migrator onchange-migrate PATH …
        In a package that depends on it, add traits: ["Migrator"] to the dependency, then:
          swift package onchange-migrate

        """)
      exit(2)
    }
  }
#endif
