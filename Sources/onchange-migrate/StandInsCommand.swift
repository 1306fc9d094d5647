#if Migrator
  import ArgumentParser
  import CommandOutput
  import Foundation
  import MigratorCore

  /// Writes what files lack on Linux, so that a team's own tests can build them.
  struct StandInsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "stand-ins",
      abstract: "Writes the modules and names that files lack on Linux.",
      usage: "onchange-migrate stand-ins --into <folder> [<options>] [<paths> ...]",
      discussion: """
        Writes a package for tests: a module for each import that does not exist, with the declarations that the files \
        use. The paths are files of one module. No file in them changes.
        """)

    @Option(help: ArgumentHelp("The folder of the package to write, outside of the app's code.", valueName: "folder"))
    var into: String

    @Option(help: ArgumentHelp("Other files of the same module, which need not compile.", valueName: "path"))
    var context: [String] = []

    @Option(help: ArgumentHelp("The package OnChangeCompat. Default: the command's checkout.", valueName: "folder"))
    var package: String?

    @Option(help: ArgumentHelp("The scratch folder. Default: one in the user's caches.", valueName: "folder"))
    var folder: String?
    @OptionGroup var project: ProjectPaths

    func run() throws {
      let (paths, settings) = try project.read()
      try StandInRun.check(into, "--into", paths + context)
      let engine = try EnginePackage(package, around: ProjectPaths.places)
      let scratch = try ProjectPaths.scratchFolder(folder, "onchange-migrate-stand-ins")
      var run = try StandInRun(paths, context: context, settings, scratch: scratch)
      guard !run.isEmpty else {
        throw ValidationError("there is no Swift file in the paths. To fix, name a folder that has Swift files.")
      }
      Interruption.hold()
      let result = try run.run(into: into, engine: engine, scratch: scratch) {
        StandardStreams.complain("onchange-migrate: \($0)\n")
      }
      try StandardOutput().write(result.report.joined(separator: "\n") + "\n")
      if !result.isComplete { throw ExitCode(1) }
    }
  }
#endif
