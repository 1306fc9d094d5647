/// The printed output of the command.
package struct Output: Sendable {
  private let files: [FileMigration]
  private let readCount: Int
  private let skippedCount: Int
  private let options: Options
  private let showsDiff: Bool
  private let isCheck: Bool
  private let isWritten: Bool
  /// The number of calls left out because a baseline contains them.
  package var knownCount = 0
  package var maxLook: Int?

  package init(
    files: [FileMigration], readCount: Int, skippedCount: Int, options: Options, showsDiff: Bool, isCheck: Bool,
    isWritten: Bool
  ) {
    self.files = files
    self.readCount = readCount
    self.skippedCount = skippedCount
    self.options = options
    self.showsDiff = showsDiff
    self.isCheck = isCheck
    self.isWritten = isWritten
  }

  /// The text for standard output, and that for standard error.
  package func text(_ format: OutputFormat) throws -> (out: String, error: String) {
    switch format {
    case .json: (try JSONFormat.text(files, options) + "\n", "")
    case .sarif: (try SARIFFormat.text(files, options) + "\n", "")
    case .github: (Self.line(GitHubFormat.text(files, options)), summary)
    case .text: (proofs ?? (showsDiff ? diff : ""), diagnostics + summary)
    }
  }

  /// A line for each call that was to be proven; nil without `--prove`.
  private var proofs: String? {
    let lines = files.flatMap(\.calls).compactMap(\.proofLine)
    return lines.isEmpty ? nil : lines.map { $0 + "\n" }.joined()
  }

  private static func line(_ text: String) -> String { text.isEmpty ? "" : text + "\n" }

  private var diff: String {
    files.map { file in
      guard let before = file.before, let after = file.after else { return "" }
      // The positions of edits do not count the byte order mark.
      return UnifiedDiff(
        path: file.path, before: before.contents(of: before.bytes), after: before.contents(of: after),
        edits: before.hasByteOrderMark ? [] : file.edits
      ).text
    }.joined()
  }

  /// Calls whose behaviour stays the same are only listed for `--check`.
  private var diagnostics: String {
    Diagnostic.all(of: files, options).filter { isCheck || $0.rule != .legacyCall }.map { $0.line + "\n" }.joined()
  }

  private var summary: String {
    let read = "onchange-migrate: \(readCount) file\(readCount == 1 ? "" : "s") read"
    let skipped = skippedCount > 0 ? ", \(skippedCount) generated or ignored" : ""
    let summary = Summary(files)
    var lines = ["\(read)\(skipped)", summary.text(options, isWritten: isWritten)]
    if knownCount > 0 { lines.append("  \(knownCount) call\(knownCount == 1 ? "" : "s") known to the baseline") }
    if let maxLook, summary.look > maxLook {
      lines.append(
        "  \(summary.look) \(summary.look == 1 ? "call needs" : "calls need") a look, and --max-look allows \(maxLook)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

#if Migrator
  extension Output {
    package init(result: Project.Result, options: Options, showsDiff: Bool, isCheck: Bool, isWritten: Bool) {
      self.init(
        files: result.files, readCount: result.readCount, skippedCount: result.skippedCount, options: options,
        showsDiff: showsDiff, isCheck: isCheck, isWritten: isWritten)
    }
  }
#endif
