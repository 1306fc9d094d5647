#if Migrator
  import ArgumentParser
  import CommandOutput
  import Foundation
  import MigratorCore

  /// Gives each legacy call its verdict.
  struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check", abstract: "Lists the legacy calls, with the effect of a rewrite.",
      usage: "onchange-migrate [check] [<options>] [<paths> ...]")

    @Option(help: "How to write the findings.")
    var format = OutputFormat.text

    @Option(help: ArgumentHelp("Write a report for a reviewer, as one page.", valueName: "file"))
    var report: String?

    @Option(help: ArgumentHelp("Fail only if more calls than this need a look.", valueName: "number"))
    var maxLook: Int?

    @Option(help: ArgumentHelp("Fail only for calls that are not in this file.", valueName: "file"))
    var baseline: String?

    @Flag(help: "Write all current calls into the baseline.")
    var updateBaseline = false
    @OptionGroup var arguments: ProjectArguments

    func validate() throws {
      guard (maxLook ?? 0) >= 0 else {
        throw ValidationError("--max-look cannot be negative. To fix, name a number from 0.")
      }
    }

    func run() throws {
      let project = try arguments.read()
      let baseline = self.baseline ?? project.settings.baseline.map(project.settings.resolved)
      guard !updateBaseline || baseline != nil else {
        throw ValidationError("--update-baseline requires a file. To fix, add --baseline FILE.")
      }
      if let report { try OutputPath.checkFile(report) }
      var result = project.runWithProgress()
      let maxLook = self.maxLook ?? project.settings.maxLook
      var output = Output(result, project.options, .check)
      if let baseline {
        if updateBaseline { try Baseline(result.files).write(to: baseline) }
        output.knownCount = try Baseline(file: baseline).remove(from: &result.files)
        output.files = result.files
      }
      output.maxLook = maxLook
      let text = try output.text(format)
      StandardStreams.complain(text.error)
      if let report {
        try OutputPath.write(HTMLReport(result.files, project.options).text, to: report)
        StandardStreams.complain("  the report is \(report)\n")
      }
      try StandardOutput().write(text.out)
      try ExitCode.end(with: ExitStatus(result.files, isCheck: true, maxLook: maxLook))
    }
  }

  extension OutputFormat: ExpressibleByArgument {}

  extension ExitCode {
    static func end(with status: ExitStatus) throws { if status.code != 0 { throw ExitCode(status.code) } }
  }
#endif
