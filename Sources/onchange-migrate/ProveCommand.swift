#if Migrator
  import ArgumentParser
  import CommandOutput
  import Foundation
  import MigratorCore

  /// Answers for each call that may change behaviour whether it does.
  struct ProveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "onchange-migrate prove",
      abstract: "Runs each call that may change behaviour in both forms, with values that change together.",
      discussion: """
        Each call is taken out of its view, with what its closure uses, and runs below a generated parent. Code that is \
        not in the given paths is replaced by stand-ins, which record their calls. No source file changes.

        Exit codes: 0, each call is the same whatever changes; 1, a call differs or has no answer; 2, wrong arguments, \
        or files that cannot be read or built; 130, interrupted.
        """)

    @Argument(help: "Swift files, and folders to search for them. Default: the paths of the settings file.")
    var paths: [String] = []

    @Option(help: "How to write the answers: text or json.")
    var format = Format.text

    @Option(help: ArgumentHelp("Write the answers as one self-contained page, too.", valueName: "file.html"))
    var report: String?

    @Option(
      help: ArgumentHelp(
        "The package OnChangeCompat. Default: the checkout that the command runs from.", valueName: "folder-or-url"))
    var package: String?

    @Option(
      help: ArgumentHelp(
        "The scratch folder, which the next run uses again. Default: a folder in the user's caches.",
        valueName: "folder"))
    var folder: String?

    @Option(help: ArgumentHelp("The time limit of one call.", valueName: "seconds"))
    var limit = 20

    @Option(
      help: ArgumentHelp(
        "The settings file. Default: the nearest \(Settings.fileName) up to the repository's folder.",
        valueName: "file.json"))
    var settings: String?

    enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

    func validate() throws {
      guard limit > 0 else {
        throw ValidationError("--limit is too small. To fix, name a number of seconds from 1.")
      }
      #if canImport(Darwin)
        throw ValidationError(
          "prove requires a system without SwiftUI. To fix, run it on Linux, as in the container of .devcontainer.")
      #endif
    }

    func run() throws {
      let start = Date()
      let settings =
        try self.settings.map(Settings.init(file:))
        ?? Settings.find(from: FileManager.default.currentDirectoryPath)
      let paths = paths.isEmpty ? settings.paths.map(settings.resolved) : paths
      guard !paths.isEmpty else {
        throw ValidationError(
          "Missing expected argument '<paths> ...'. To fix, name a file or a folder, or write \"paths\" in \(Settings.fileName)."
        )
      }
      if let report { try OutputPath.checkFile(report) }
      var options = Options()
      options.liveWrappers = settings.liveWrappers
      options.stableTypes = settings.stableTypes
      options.backports = settings.backports
      let places = [Bundle.main.executablePath, FileManager.default.currentDirectoryPath].compactMap(\.self)
      let engine = try EnginePackage(package, around: places)
      var project = Project(paths: paths, options: options, settings: settings)
      project.needsSources = true
      let result = project.run()
      let folder = try scratchFolder()
      Interruption.hold()
      let run = AnswerRun(result.files, sources: result.sources, engine: engine, folder: folder, limit: Double(limit))
      let files = try run.run { StandardStreams.complain("onchange-migrate: \($0)\n") }
      let answers = AnswerReport(files, seconds: -start.timeIntervalSinceNow)
      try StandardOutput().write(format == .json ? answers.json() : answers.text)
      if let report { try OutputPath.write(answers.html, to: report) }
      for file in files {
        guard let problem = file.problem else { continue }
        StandardStreams.complain("\(file.path): error: \(problem.message)\n")
      }
      let code = ExitStatus(files, isCheck: false).code
      if code != 0 { throw ExitCode(code) }
    }

    private func scratchFolder() throws -> String {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      let path =
        folder
        ?? (caches ?? FileManager.default.temporaryDirectory)
        .appendingPathComponent("onchange-migrate-prove").path
      try OutputPath.makeFolder(path)
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
  }
#endif
