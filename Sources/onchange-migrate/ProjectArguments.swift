#if Migrator
  import ArgumentParser
  import CommandOutput
  import Foundation
  import MigratorCore

  /// The files that a command reads, and the settings of their team.
  struct ProjectPaths: ParsableArguments {
    @Argument(help: "Swift files or folders. Default: the settings' paths.")
    var paths: [String] = []

    @Option(help: ArgumentHelp("The settings, instead of \(Settings.fileName).", valueName: "file"))
    var settings: String?

    func read() throws -> (paths: [String], settings: Settings) {
      let settings =
        try self.settings.map(Settings.init(file:)) ?? Settings.find(from: FileManager.default.currentDirectoryPath)
      let paths = paths.isEmpty ? settings.paths.map(settings.resolved) : paths
      guard !paths.isEmpty else {
        throw ValidationError(
          "Missing expected argument '<paths> ...'. To fix, name a file or a folder, or write \"paths\" in \(Settings.fileName)."
        )
      }
      return (paths, settings)
    }

    /// Where the package OnChangeCompat may be.
    static var places: [String] {
      [Bundle.main.executablePath, FileManager.default.currentDirectoryPath].compactMap(\.self)
    }

    /// - Parameter given: The user's choice.
    static func scratchFolder(_ given: String?, _ name: String) throws -> String {
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      let path = given ?? (caches ?? FileManager.default.temporaryDirectory).appendingPathComponent(name).path
      try OutputPath.makeFolder(path)
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
  }

  /// The arguments of all commands that look for calls to rewrite.
  struct ProjectArguments: ParsableArguments {
    @OptionGroup var project: ProjectPaths

    @Option(
      name: .customLong("deployment-target"),
      help: ArgumentHelp("The oldest system, such as iOS=15.0.", valueName: "platform=version"))
    var deploymentTargets: [String] = []

    @Flag(name: .customLong("no-cache"), help: "Do not read or write cached findings.")
    var noCache = false
    var cache: ResultCache? { noCache ? nil : ResultCache() }

    func read() throws -> Project {
      let (paths, settings) = try project.read()
      var options = Options(settings)
      let given = deploymentTargets.isEmpty ? settings.deploymentTargets.map { "\($0)=\($1)" } : deploymentTargets
      for text in given {
        let parts = text.split(separator: "=").map(String.init)
        guard parts.count == 2, DeploymentTargets.platforms.contains(parts[0]), let version = SystemVersion(parts[1])
        else {
          let platforms = DeploymentTargets.platforms.joined(separator: ", ")
          throw ValidationError(
            "expected PLATFORM=VERSION, found '\(text)'. To fix, write iOS=15.0; the platforms are \(platforms).")
        }
        options.deploymentTargets[parts[0]] = version
      }
      return Project(paths: paths, options: options, settings: settings, cache: cache)
    }
  }

  extension Project {
    /// Runs, with a line on the terminal that counts files.
    func runWithProgress() -> Result {
      let progress = Progress()
      let result = run(progress: { progress.show($0, of: $1) })
      progress.clear()
      return result
    }
  }
#endif
