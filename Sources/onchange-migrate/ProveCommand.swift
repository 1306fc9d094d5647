#if Migrator
  import ArgumentParser
  import CommandOutput
  import Foundation
  import MigratorCore

  /// Answers for each call that may change behaviour whether it does.
  struct ProveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "prove",
      abstract: "Runs calls in both forms, to see whether they differ.",
      usage: "onchange-migrate prove [<options>] [<paths> ...]",
      discussion: """
        Each call that may change behaviour runs outside of its view, with values that change together. Stand-ins \
        replace code that is not in the given paths. No source file changes.
        """)

    @Option(help: "How to write the answers.")
    var format = Format.text

    @Option(help: ArgumentHelp("Write the answers as one page, too.", valueName: "file"))
    var report: String?

    @Option(
      help: ArgumentHelp(
        "The package OnChangeCompat, as a folder or a URL. Default: the checkout that the command runs from.",
        valueName: "place"))
    var package: String?

    @Option(help: ArgumentHelp("The scratch folder. Default: one in the user's caches.", valueName: "folder"))
    var folder: String?

    @Option(help: ArgumentHelp("Write tests of the answered calls, to change.", valueName: "folder"))
    var tests: String?

    @Option(help: ArgumentHelp("The time limit of one call.", valueName: "seconds"))
    var limit = 20
    @OptionGroup var project: ProjectPaths
    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    func validate() throws {
      guard limit > 0 else { throw ValidationError("--limit is too small. To fix, name a number of seconds from 1.") }
      #if canImport(Darwin)
        throw ValidationError(
          "prove requires a system without SwiftUI. To fix, run it on Linux, as in the container of .devcontainer.")
      #endif
    }

    func run() throws {
      let start = Date()
      let (paths, settings) = try project.read()
      if let report { try OutputPath.checkFile(report) }
      if let tests {
        try StandInRun.check(tests, "--tests", paths)
        guard !FileManager.default.fileExists(atPath: tests) else {
          throw ValidationError(
            "--tests \(tests): it exists. To fix, name a new folder, so that no changed test is lost.")
        }
      }
      let engine = try EnginePackage(package, around: ProjectPaths.places)
      var project = Project(paths: paths, options: Options(settings), settings: settings)
      project.needsSources = true
      let result = project.run()
      let folder = try ProjectPaths.scratchFolder(folder, "onchange-migrate-prove")
      Interruption.hold()
      let run = AnswerRun(
        result.files, sources: result.sources, engine: engine, folder: folder, limit: Double(limit), tests: tests)
      let files = try run.run { StandardStreams.complain("onchange-migrate: \($0)\n") }
      let answers = AnswerReport(files, seconds: -start.timeIntervalSinceNow)
      try StandardOutput().write(format == .json ? answers.json() : answers.text)
      if let report {
        try OutputPath.write(answers.html, to: report)
        StandardStreams.complain("onchange-migrate: the report is \(report)\n")
      }
      for file in files {
        guard let problem = file.problem else { continue }
        StandardStreams.complain("\(file.path): error: \(problem.message)\n")
      }
      try ExitCode.end(with: ExitStatus(files, isCheck: false))
    }
  }
#endif
