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
        Without --write nothing is written: a diff goes to standard output, what there is to say to standard error.
        A comment '// onchange-migrate: keep - REASON' keeps the call on its line or below it.

        The command exits with 0 when all is done, with 1 when --check found something to do or a call was left for a \
        person, with 2 for wrong arguments and for files that cannot be read, parsed or written, and with 130 when it \
        was interrupted.
        """)

    @Argument(help: "Swift files, and folders to search for them; those of the settings file where none is given.")
    var paths: [String] = []

    @Flag(help: "Write the rewritten files.")
    var write = false

    @Flag(help: "Write nothing and print no diff; exit with 1 if anything is to do.")
    var check = false

    @Flag(help: "Ask for each call. What is answered is written at once; a review that was left goes on next time.")
    var interactive = false

    @Option(help: ArgumentHelp("With --check: fail only if more calls than this need a look.", valueName: "number"))
    var maxLook: Int?

    @Option(
      help: ArgumentHelp("With --check: fail only for calls that this file does not know.", valueName: "file.json"))
    var baseline: String?

    @Flag(help: "With --baseline: write the file, with all calls that there are.")
    var updateBaseline = false

    @Option(help: "The form to write: auto (no parameter where legacy ignored its own), two or zero.")
    var style: Options.Style?

    @Option(
      name: .customLong("deployment-target"),
      help: ArgumentHelp(
        "The lowest version of a platform, as iOS=15.0; else those of Package.swift and of Xcode's settings.",
        valueName: "platform=version"))
    var deploymentTargets: [String] = []

    @Flag(help: "Turn modern calls into legacy ones.")
    var reverse = false

    @Flag(help: "Write calls that go on reading what they captured before the change.")
    var keepOldCaptures = false

    @Flag(help: "Turn an onAppear with the same action into initial: true.")
    var mergeAppear = false

    @Flag(help: "Replace the calls of own backports of onChange by modern ones, and remove backports without a call.")
    var replaceBackports = false

    @Option(help: "How to write the findings: text, json, sarif or github.")
    var format = OutputFormat.text

    @Option(help: ArgumentHelp("Write a report for a reviewer, one self-contained page.", valueName: "file.html"))
    var report: String?

    @Option(
      name: .customLong("tests"),
      help: ArgumentHelp(
        "Write tests into this folder, a file for each view with calls that need a look.", valueName: "folder"))
    var testsFolder: String?

    @Option(help: ArgumentHelp("With --tests: the module that the views are in.", valueName: "name"))
    var module: String?

    @Option(
      help: ArgumentHelp(
        "The settings file; without it, the nearest \(Settings.fileName) up to the repository's folder.",
        valueName: "file.json"))
    var settings: String?

    @Option(help: ArgumentHelp("Where findings are kept for the next run.", valueName: "folder"))
    var cachePath: String?

    @Flag(name: .customLong("no-cache"), help: "Keep no findings, and use none that were kept.")
    var noCache = false

    func validate() throws {
      let modes = [(write, "--write"), (check, "--check"), (interactive, "--interactive")].filter(\.0).map(\.1)
      guard modes.count < 2 else {
        throw ValidationError("\(modes.joined(separator: " and ")) exclude each other: choose one")
      }
      guard !(reverse && keepOldCaptures) else {
        throw ValidationError("--keep-old-captures is for the modern form: leave it out with --reverse")
      }
      guard !(reverse && mergeAppear) else {
        throw ValidationError("--merge-appear is for the modern form: leave it out with --reverse")
      }
      guard !(reverse && style != nil) else {
        throw ValidationError("--style is for the modern form: leave it out with --reverse")
      }
      guard !(reverse && replaceBackports) else {
        throw ValidationError("--replace-backports is for the modern form: leave it out with --reverse")
      }
      guard !(interactive && replaceBackports) else {
        throw ValidationError("--replace-backports removes what no call needs: leave it out with --interactive")
      }
      guard maxLook == nil || check else { throw ValidationError("--max-look is for --check: add it") }
      guard (maxLook ?? 0) >= 0 else { throw ValidationError("--max-look is a number from 0") }
      guard !(updateBaseline && baseline == nil) else {
        throw ValidationError("--update-baseline needs a file: add --baseline FILE")
      }
      guard module == nil || testsFolder != nil else {
        throw ValidationError("--module is for --tests: add --tests DIR")
      }
      guard !(interactive && format != .text) else {
        throw ValidationError("--interactive asks on the terminal: leave --format out")
      }
    }

    func run() throws {
      let settings = try settingsFile()
      let paths = paths.isEmpty ? settings.paths.map(settings.resolved) : paths
      guard !paths.isEmpty else {
        throw ValidationError(
          "Missing expected argument '<paths> ...': name a file or a folder, or write \"paths\" in \(Settings.fileName)"
        )
      }
      if let report { try OutputPath.checkFile(report) }
      let options = try options(settings)
      let cache = noCache ? nil : ResultCache(folder: cachePath)
      let progress = Progress()
      var result = Project(paths: paths, options: options, settings: settings, cache: cache).run(
        progress: { progress.show($0, of: $1) })
      progress.clear()
      let known = try applyBaseline(settings, &result.files)
      if interactive { try review(&result, paths, options, cache) }
      if write, let count = FileWriter.write(&result.files, result.sources) {
        StandardStreams.complain("onchange-migrate: interrupted: \(count) files written; run again for the others\n")
        throw ExitCode(130)
      }
      let maxLook = check ? maxLook ?? settings.maxLook : nil
      var output = Output(
        result: result, options: options, showsDiff: !write && !check && !interactive, isCheck: check, isWritten: write)
      output.knownCount = known
      output.maxLook = maxLook
      let text = try output.text(format)
      StandardStreams.complain(text.error)
      if let testsFolder { try writeTests(TestFile.all(of: result.files, module: module), into: testsFolder) }
      if let report { try OutputPath.write(HTMLReport(result.files, options).text, to: report) }
      try StandardOutput().write(text.out)
      let code = ExitStatus(result.files, isCheck: check, maxLook: maxLook).code
      if code != 0 { throw ExitCode(code) }
    }

    /// A file that is there is kept: somebody may have written values into it.
    private func writeTests(_ files: [TestFile], into folder: String) throws {
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
          throw ValidationError("'\(text)' names no system. To fix, write iOS=15.0; the platforms are \(platforms).")
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

    // NB: the parser's own code for wrong arguments is 64.
    static func main() {
      StandardStreams.prepare()
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch {
        let code = exitCode(for: error)
        guard code != .success, !(error is ExitCode) else { exit(withError: error) }
        let isOwn = error is CannotWrite || error is Settings.Problem
        StandardStreams.complain(isOwn ? "onchange-migrate: error: \(error)\n" : fullMessage(for: error) + "\n")
        Foundation.exit(2)
      }
    }
  }

  extension Options.Style: ExpressibleByArgument {}
  extension OutputFormat: ExpressibleByArgument {}
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
          swift package migrate-onchange

        """)
      exit(2)
    }
  }
#endif
