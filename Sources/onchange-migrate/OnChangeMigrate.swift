#if Migrator
  import ArgumentParser
  import CommandOutput
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
        Without --write no file changes: the diff goes to standard output, and messages go to standard error.
        A comment '// onchange-migrate: keep - REASON' keeps the call on its line or below it.

        Exit codes: 0, all is done; 1, --check found something to do, --prove did not prove a call, or a call was left \
        for a person; 2, wrong arguments, or a file that cannot be read, parsed or written; 130, interrupted.
        """)

    @Argument(help: "Swift files, and folders to search for them. Default: the paths of the settings file.")
    var paths: [String] = []

    @Flag(help: "Write the rewritten files.")
    var write = false

    @Flag(help: "Change no source file and print no diff; exit with 1 if there is something to do.")
    var check = false

    @Flag(help: "Ask for each call. Each answer is written at once; an interrupted review continues next time.")
    var interactive = false

    @Flag(help: "List the calls whose behaviour stays the same too, with the reasons. --check always lists them.")
    var showSame = false

    @Option(help: ArgumentHelp("With --check: fail only if more calls than this need a look.", valueName: "number"))
    var maxLook: Int?

    @Option(
      help: ArgumentHelp("With --check: fail only for calls that are not in this file.", valueName: "file.json"))
    var baseline: String?

    @Flag(help: "Write all current calls into the baseline, which --baseline or the settings name.")
    var updateBaseline = false

    @Option(help: "The form to write: auto (no parameter where legacy ignored its own), two or zero.")
    var style: Options.Style?

    @Option(
      name: .customLong("deployment-target"),
      help: ArgumentHelp(
        "The lowest version of a platform, as iOS=15.0. Default: those of Package.swift and of Xcode's settings.",
        valueName: "platform=version"))
    var deploymentTargets: [String] = []

    @Flag(help: "Turn modern calls into legacy ones.")
    var reverse = false

    @Flag(help: "Write calls that keep the captures from before the change.")
    var keepOldCaptures = false

    @Flag(help: "Turn an onAppear with the same action into initial: true.")
    var mergeAppear = false

    @Flag(help: "Replace calls of your own backports of onChange by modern calls, and remove backports without calls.")
    var replaceBackports = false

    @Option(help: "How to write the findings: text, json, sarif or github.")
    var format = OutputFormat.text

    @Option(help: ArgumentHelp("Write a report for a reviewer, one self-contained page.", valueName: "file.html"))
    var report: String?

    @Option(
      name: .customLong("tests"),
      help: ArgumentHelp(
        "Write tests into this folder, one file for each view whose calls may change behaviour.", valueName: "folder"))
    var testsFolder: String?

    @Option(help: ArgumentHelp("With --tests or --prove: the module of the views.", valueName: "name"))
    var module: String?

    @Flag(
      help: "Run each call that may change behaviour under both rules, and report the result. Changes no source file.")
    var prove = false

    @Option(
      help: ArgumentHelp(
        "With --prove: the package OnChangeCompat. Default: the checkout that the command runs from.",
        valueName: "folder-or-url"))
    var package: String?

    @Option(
      help: ArgumentHelp(
        "With --prove: keep the scratch package here, so that the next proof builds less.", valueName: "folder"))
    var proveFolder: String?

    @Option(help: ArgumentHelp("With --prove: the time limit of one test. Default: 120.", valueName: "seconds"))
    var proveLimit: Int?

    @Option(
      help: ArgumentHelp(
        "Copy the files with #if conditions evaluated for a platform (\(ConditionPlatform.allCases.map(\.rawValue).joined(separator: ", "))); requires --into.",
        valueName: "platform"))
    var evaluateConditions: ConditionPlatform?

    @Option(help: ArgumentHelp("With --evaluate-conditions: the folder of the copies.", valueName: "folder"))
    var into: String?

    @Option(
      help: ArgumentHelp(
        "The settings file. Default: the nearest \(Settings.fileName) up to the repository's folder.",
        valueName: "file.json"))
    var settings: String?

    @Option(help: ArgumentHelp("The folder that keeps the findings for the next run.", valueName: "folder"))
    var cacheFolder: String?

    @Flag(name: .customLong("no-cache"), help: "Do not read or write kept findings.")
    var noCache = false

    func validate() throws {
      let modes = [
        (write, "--write"), (check, "--check"), (interactive, "--interactive"), (prove, "--prove"),
      ].filter(\.0).map(\.1)
      guard modes.count < 2 else {
        throw ValidationError("\(modes.joined(separator: " and ")) cannot be combined. To fix, choose one.")
      }
      for (name, isGiven) in [
        ("--keep-old-captures", keepOldCaptures), ("--merge-appear", mergeAppear), ("--style", style != nil),
        ("--replace-backports", replaceBackports),
      ] where isGiven && reverse { throw Self.conflict(name, "--reverse") }
      guard !(interactive && replaceBackports) else { throw Self.conflict("--replace-backports", "--interactive") }
      guard maxLook == nil || check else { throw Self.lack("--max-look", "--check") }
      guard (maxLook ?? 0) >= 0 else {
        throw ValidationError("--max-look cannot be negative. To fix, name a number from 0.")
      }
      guard baseline == nil || check || updateBaseline else { throw Self.lack("--baseline", "--check") }
      guard !(noCache && cacheFolder != nil) else { throw Self.conflict("--cache-folder", "--no-cache") }
      guard module == nil || testsFolder != nil || prove else {
        throw Self.lack("--module", "--tests or --prove", adding: "--tests FOLDER")
      }
      for (name, isGiven) in [
        ("--package", package != nil), ("--prove-folder", proveFolder != nil), ("--prove-limit", proveLimit != nil),
      ] where isGiven && !prove { throw Self.lack(name, "--prove") }
      guard (proveLimit ?? 1) > 0 else {
        throw ValidationError("--prove-limit is too small. To fix, name a number of seconds from 1.")
      }
      guard !(prove && reverse) else { throw Self.conflict("--prove", "--reverse") }
      #if canImport(Darwin)
        guard !prove else {
          throw ValidationError(
            "--prove requires a system without SwiftUI. To fix, run it on Linux, as in the container of .devcontainer.")
        }
      #endif
      guard (evaluateConditions == nil) == (into == nil) else {
        throw into == nil
          ? Self.lack("--evaluate-conditions", "a folder", adding: "--into FOLDER")
          : Self.lack("--into", "--evaluate-conditions", adding: "--evaluate-conditions PLATFORM")
      }
      if evaluateConditions != nil, let other = (modes + optionsOfFindings).first {
        throw Self.conflict("--evaluate-conditions", other)
      }
      guard !(interactive && format != .text) else { throw Self.conflict("--interactive", "--format") }
    }

    /// The given options that only a search for calls has a use for.
    private var optionsOfFindings: [String] {
      [
        (showSame, "--show-same"), (maxLook != nil, "--max-look"), (baseline != nil, "--baseline"),
        (updateBaseline, "--update-baseline"),
        (style != nil, "--style"), (!deploymentTargets.isEmpty, "--deployment-target"), (reverse, "--reverse"),
        (keepOldCaptures, "--keep-old-captures"), (mergeAppear, "--merge-appear"),
        (replaceBackports, "--replace-backports"), (format != .text, "--format"), (report != nil, "--report"),
        (testsFolder != nil, "--tests"), (module != nil, "--module"), (cacheFolder != nil, "--cache-folder"),
        (noCache, "--no-cache"),
      ].filter(\.0).map(\.1)
    }

    private static func conflict(_ first: String, _ second: String) -> ValidationError {
      ValidationError("\(first) cannot be combined with \(second). To fix, remove one of them.")
    }

    /// - Parameter added: The argument to add; nil if it is the required one.
    private static func lack(_ name: String, _ required: String, adding added: String? = nil) -> ValidationError {
      ValidationError("\(name) requires \(required). To fix, add \(added ?? required).")
    }

    func run() throws {
      let settings = try settingsFile()
      let paths = paths.isEmpty ? settings.paths.map(settings.resolved) : paths
      guard !paths.isEmpty else {
        throw ValidationError(
          "Missing expected argument '<paths> ...'. To fix, name a file or a folder, or write \"paths\" in \(Settings.fileName)."
        )
      }
      if let evaluateConditions, let into { return try copy(paths, for: evaluateConditions, into: into) }
      guard !updateBaseline || (baseline ?? settings.baseline) != nil else {
        throw Self.lack("--update-baseline", "a file", adding: "--baseline FILE")
      }
      if let report { try OutputPath.checkFile(report) }
      let options = try options(settings)
      let cache = noCache ? nil : ResultCache(folder: cacheFolder)
      let progress = Progress()
      var project = Project(paths: paths, options: options, settings: settings, cache: cache)
      project.needsSources = prove
      var result = project.run(progress: { progress.show($0, of: $1) })
      progress.clear()
      let known = try applyBaseline(settings, &result.files)
      if interactive { try review(&result, paths, options, cache) }
      if write, let count = FileWriter.write(&result.files, result.sources) {
        StandardStreams.complain("onchange-migrate: interrupted: \(count) files written; run again for the others\n")
        throw ExitCode(130)
      }
      if prove { try proveCalls(&result) }
      let maxLook = check ? maxLook ?? settings.maxLook : nil
      var output = Output(
        result: result, options: options, showsDiff: modeIsDiff, isCheck: check, isWritten: write)
      output.knownCount = known
      output.maxLook = maxLook
      output.showsSame = showSame
      output.diffRoot = DiffRoot(paths: paths)
      let text = try output.text(format)
      StandardStreams.complain(text.error)
      if let testsFolder, !prove { try writeTests(TestFile.all(of: result.files, module: module), into: testsFolder) }
      if let report { try OutputPath.write(HTMLReport(result.files, options).text, to: report) }
      try StandardOutput().write(text.out)
      let code = ExitStatus(result.files, isCheck: check, maxLook: maxLook).code
      if code != 0 { throw ExitCode(code) }
    }

    private var modeIsDiff: Bool { !write && !check && !interactive && !prove }

    private func copy(_ paths: [String], for platform: ConditionPlatform, into folder: String) throws {
      let copy: ConditionCopy
      do {
        copy = try ConditionCopy(paths, for: platform, into: folder)
      } catch let problem as ConditionCopy.Problem {
        throw ValidationError(problem.description)
      }
      for problem in copy.problems { StandardStreams.complain("\(problem)\n") }
      try StandardOutput().line(
        "\(copy.count) \(copy.count == 1 ? "file" : "files") for \(platform.rawValue) in \(folder): \(copy.written) written, \(copy.removed) removed"
      )
      if !copy.problems.isEmpty { throw ExitCode(2) }
    }

    /// An existing file is kept, because it may have been edited.
    func writeTests(_ files: [TestFile], into folder: String) throws {
      try OutputPath.makeFolder(folder)
      let new = files.filter { !FileManager.default.fileExists(atPath: folder + "/" + $0.name) }
      for file in new { try OutputPath.write(file.text, to: folder + "/" + file.name) }
      let kept = files.count - new.count
      StandardStreams.complain(
        "  \(new.count) test files written to \(folder)\(kept > 0 ? ", \(kept) were there and are kept" : "")\n")
    }

    private func settingsFile() throws -> Settings {
      if let settings { return try Settings(file: settings) }
      return try Settings.find(from: FileManager.default.currentDirectoryPath)
    }

    private func options(_ settings: Settings) throws -> Options {
      var options = Options(
        direction: reverse ? .reverse : .forward, style: reverse ? .auto : style ?? settings.style ?? .auto,
        keepsOldCaptures: keepOldCaptures, mergesAppear: mergeAppear)
      options.liveWrappers = settings.liveWrappers
      options.stableTypes = settings.stableTypes
      options.backports = settings.backports
      options.replacesBackports = replaceBackports
      options.shimModule = settings.shimModule ?? options.shimModule
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
      return options
    }

    /// - Returns: How many calls the baseline knows.
    private func applyBaseline(_ settings: Settings, _ files: inout [FileMigration]) throws -> Int {
      guard let file = baseline ?? settings.baseline.map(settings.resolved), check || updateBaseline else { return 0 }
      if updateBaseline { try Baseline(files).write(to: file) }
      return check ? try Baseline(file: file).remove(from: &files) : 0
    }

    private func review(
      _ result: inout Project.Result, _ paths: [String], _ options: Options, _ cache: ResultCache?
    ) throws {
      let skipped = cache?.skippedCalls(paths: paths, options) ?? []
      var failure: CannotWrite?
      var review = Review(options, skipped: skipped) { text in
        do throws(CannotWrite) {
          try StandardOutput().write(text)
        } catch {
          failure = error
          return nil
        }
        return readLine()
      }
      result.files = review.run(result.files, result.sources)
      let tally = review.tally
      cache?.keepSkippedCalls(tally.open > 0 ? review.skipped : [], paths: paths, options)
      if let failure { throw failure }
      try StandardOutput().line(
        "\n\(tally.rewritten) rewritten, \(tally.kept) kept, \(tally.skipped) skipped, \(tally.open) without an answer")
    }

    // The parser's own code for wrong arguments is 64.
    static func main() {
      StandardStreams.prepare()
      do {
        // NB: the parser itself would take the name for a path.
        let arguments = Array(CommandLine.arguments.dropFirst())
        var command =
          try arguments.first == "prove" ? ProveCommand.parseAsRoot(Array(arguments.dropFirst())) : parseAsRoot()
        try command.run()
      } catch is AnswerRun.Interrupted {
        Foundation.exit(130)
      } catch {
        let code = exitCode(for: error)
        guard code != .success, !(error is ExitCode) else { exit(withError: error) }
        let isOwn =
          error is CannotWrite || error is Settings.Problem || error is EnginePackage.Missing
          || error is AnswerRun.Failure
        let message = isOwn ? "onchange-migrate: error: \(error)" : fullMessage(for: error)
        // The parser's own messages name the problem only.
        let help =
          isOwn || message.contains("To fix, ") ? "" : "\n\nTo fix, write it as `onchange-migrate --help` lists it."
        StandardStreams.complain("\(message)\(help)\n")
        Foundation.exit(2)
      }
    }
  }

  extension Options.Style: ExpressibleByArgument {}
  extension OutputFormat: ExpressibleByArgument {}
  extension ConditionPlatform: ExpressibleByArgument {}
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
