/// Goes through the calls of a run, one at a time, and writes each answer at once.
package struct Review {
  /// The answers so far.
  package struct Tally: Sendable, Equatable {
    package var rewritten = 0
    package var kept = 0
    package var skipped = 0
    /// Calls without an answer.
    package var open = 0
  }

  private enum Answer { case yes, no, quit, keep(String) }
  private let options: Options
  /// Shows a text and reads a line; nil at the end of the input.
  private let ask: (String) -> String?
  /// The calls that were answered with no, in this review and in earlier ones that were not finished.
  package private(set) var skipped: Set<CallFingerprint>
  package private(set) var tally = Tally()

  package init(_ options: Options, skipped: Set<CallFingerprint>, ask: @escaping (String) -> String?) {
    (self.options, self.skipped, self.ask) = (options, skipped, ask)
  }

  /// - Returns: The files with what could not be written; calls that were answered are left out.
  package mutating func run(_ files: [FileMigration], _ sources: [String: SourceFile]) -> [FileMigration] {
    let total = files.reduce(0) { $0 + Self.askable($1).count }
    var number = 0
    var hasQuit = false
    return files.map { file in
      guard let source = sources[file.path], let before = file.before else { return file }
      var writer = FileInReview(source, before, file)
      var left = file
      left.calls = []
      for call in file.calls {
        guard Self.isAskable(call) else {
          left.calls.append(call)
          continue
        }
        number += 1
        if hasQuit {
          tally.open += 1
          left.calls.append(call)
          continue
        }
        if skipped.contains(CallFingerprint(call)) {
          tally.skipped += 1
          continue
        }
        do throws(FileMigration.Problem) {
          switch answer(to: "[\(number)/\(total)] \(text(of: call, before))") {
          case .yes:
            try writer.rewrite(call)
            tally.rewritten += 1
          case .keep(let reason):
            try writer.keep(call, because: reason)
            tally.kept += 1
          case .no:
            skipped.insert(CallFingerprint(call))
            tally.skipped += 1
          case .quit:
            hasQuit = true
            tally.open += 1
            left.calls.append(call)
          }
        } catch {
          left.problem = error
        }
      }
      return left
    }
  }

  private static func askable(_ file: FileMigration) -> [CallReport] { file.calls.filter(isAskable) }
  private static func isAskable(_ call: CallReport) -> Bool { !call.edits.isEmpty }

  private func text(of call: CallReport, _ before: SourceText) -> String {
    var file = FileMigration(path: call.path)
    file.calls = [call]
    let said = Diagnostic.all(of: [file], options).map(\.line).joined(separator: "\n")
    let after = call.edits.applied(to: before.bytes) ?? before.bytes
    return "\(said)\n\(UnifiedDiff(path: call.path, before: before.bytes, after: after).text)"
  }

  private func answer(to question: String) -> Answer {
    var prompt = question + Self.choices
    while true {
      guard let line = ask(prompt) else { return .quit }
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      switch words.first?.lowercased() {
      case "y", "yes": return .yes
      case "n", "no": return .no
      case "k", "keep": return .keep(words.count > 1 ? words[1] : "")
      case "q", "quit": return .quit
      default: prompt = Self.choices
      }
    }
  }

  private static let choices = "Rewrite this call? y: yes, n: no, k REASON: keep it, with a comment, q: quit > "
}

/// A file of which some calls have been answered.
private struct FileInReview {
  private var source: SourceFile
  private let before: SourceText
  private let file: FileMigration
  private var edits: [Edit] = []

  init(_ source: SourceFile, _ before: SourceText, _ file: FileMigration) {
    (self.source, self.before, self.file) = (source, before, file)
  }

  mutating func rewrite(_ call: CallReport) throws(FileMigration.Problem) {
    // Edits of no call are the import of the shim, and at the end the declaration for calls that keep old captures.
    let shared = file.edits.filter { edit in
      !edits.contains(edit) && !file.calls.contains { $0.edits.contains(edit) }
        && (call.outcome == .kept || edit.range.lowerBound < call.edits[0].range.lowerBound)
    }
    try write(edits + call.edits + shared)
  }

  mutating func keep(_ call: CallReport, because reason: String) throws(FileMigration.Problem) {
    let line = before.line(call.place.line)
    let space = String(decoding: line.prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
    let end = reason.isEmpty ? "" : " - \(reason)"
    let comment = "\(space)// onchange-migrate: keep\(end)\(before.lineEnding)"
    try write(edits + [.insert(comment, at: line.startIndex)])
  }

  private mutating func write(_ edits: [Edit]) throws(FileMigration.Problem) {
    guard let after = edits.applied(to: before.bytes) else {
      throw FileMigration.Problem(message: "two answers change the same place. To fix, run again for the second one.")
    }
    source = try source.write(after)
    self.edits = edits
  }
}
