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
  /// Whether to list the calls whose behaviour stays the same, too.
  package var showsSame = false
  /// The folder that the diff's paths start at.
  package var diffRoot = DiffRoot(paths: [])

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
    case .json: return (try JSONFormat.text(files, options) + "\n", "")
    case .sarif: return (try SARIFFormat.text(files, options) + "\n", "")
    case .github: return (Self.line(GitHubFormat.text(files, options)), text(of: Summary(files)))
    case .text:
      let summary = Summary(files)
      return (proofs ?? (showsDiff ? diff : ""), diagnostics + text(of: summary) + hints(summary))
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
        path: diffRoot.path(of: file.path), before: before.contents(of: before.bytes),
        after: before.contents(of: after),
        edits: before.hasByteOrderMark ? [] : file.edits
      ).text
    }.joined()
  }

  private var diagnostics: String {
    Diagnostic.all(of: files, options).filter { listsSame || $0.rule != .legacyCall }.map { $0.line + "\n" }.joined()
  }

  private var listsSame: Bool { isCheck || showsSame }

  /// The ways to more information than this run prints.
  private func hints(_ summary: Summary) -> String {
    let same = summary.same
    var lines: [String] = []
    if same > 0, !listsSame {
      lines.append(
        "--show-same lists the \(same == 1 ? "call that is same" : "\(same) calls that are same"), with the reasons")
    }
    if showsDiff, let folder = diffRoot.folder, files.contains(where: { $0.after != nil }) {
      lines.append("to apply the diff, use --write, or run `git apply` in \(folder)")
    }
    return lines.map { "  \($0)\n" }.joined()
  }

  private func text(of summary: Summary) -> String {
    let read = "onchange-migrate: \(readCount) file\(readCount == 1 ? "" : "s") read"
    let skipped = skippedCount > 0 ? ", \(skippedCount) generated or ignored" : ""
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
