#if Migrator
  import ArgumentParser
  import CommandOutput
  import Foundation
  import MigratorCore

  /// Rewrites legacy calls.
  struct RewriteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rewrite", abstract: "Writes the modern form of the calls into their files.",
      usage: "onchange-migrate rewrite [<options>] [<paths> ...]")

    enum Mode: String, EnumerableFlag {
      case dryRun, interactive

      static func help(for value: Mode) -> ArgumentHelp? {
        switch value {
        case .dryRun: "Write nothing, and print the diff."
        case .interactive: "Ask for each call; the next review continues there."
        }
      }
    }

    @Flag(exclusivity: .exclusive, help: "Whether to write without a question.")
    var mode: Mode?

    @Option(help: "The number of parameters.")
    var style: Options.Style?

    @Flag(help: "Let closures read the values from before the change.")
    var keepOldCaptures = false

    @Flag(help: "Turn an equal onAppear into initial: true.")
    var mergeAppear = false

    @Flag(help: "Replace and remove your own backports of onChange.")
    var replaceBackports = false
    @OptionGroup var arguments: ProjectArguments

    func validate() throws {
      guard mode != .interactive || !replaceBackports else {
        throw ValidationError("--replace-backports cannot be combined with --interactive. To fix, remove one of them.")
      }
    }

    func run() throws {
      var project = try arguments.read()
      project.options.style = style ?? project.options.style
      project.options.keepsOldCaptures = keepOldCaptures
      project.options.mergesAppear = mergeAppear
      project.options.replacesBackports = replaceBackports
      try project.rewrite(mode, cache: arguments.cache)
    }
  }

  /// Turns modern calls into legacy ones.
  struct ReverseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "reverse", abstract: "Turns modern calls into legacy ones.",
      usage: "onchange-migrate reverse [<options>] [<paths> ...]")

    @Flag(help: "Write nothing, and print the diff.")
    var dryRun = false
    @OptionGroup var arguments: ProjectArguments

    func run() throws {
      var project = try arguments.read()
      project.options.direction = .reverse
      project.options.style = .auto
      try project.rewrite(dryRun ? .dryRun : nil, cache: nil)
    }
  }

  extension Project {
    /// Writes the files of a run, or shows what it would write.
    fileprivate func rewrite(_ mode: RewriteCommand.Mode?, cache: ResultCache?) throws {
      var result = runWithProgress()
      switch mode {
      case .dryRun: break
      case .interactive: try review(&result, cache)
      case nil:
        if let count = FileWriter.write(&result) {
          StandardStreams.complain("onchange-migrate: interrupted: \(count) files written; run again for the others\n")
          throw ExitCode(130)
        }
      }
      var output = Output(result, options, mode == .dryRun ? .diff : mode == nil ? .written : .review)
      output.diffRoot = DiffRoot(paths: paths)
      let text = try output.text(.text)
      StandardStreams.complain(text.error)
      try StandardOutput().write(text.out)
      try ExitCode.end(with: ExitStatus(result.files, isCheck: false))
    }

    private func review(_ result: inout Result, _ cache: ResultCache?) throws {
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
  }

  extension Options.Style: ExpressibleByArgument {}
#endif
