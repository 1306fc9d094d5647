import Foundation

/// A divergence in words: the script, both outcomes, the observer, the cause, and the fix.
struct DivergenceProse {
  private let divergence: Divergence
  private let kind: MigrationReport.Kind

  init(_ divergence: Divergence, _ kind: MigrationReport.Kind) { (self.divergence, self.kind) = (divergence, kind) }

  /// - Parameter isNewScript: whether the difference before it has a different script.
  func text(isNewScript: Bool) -> String {
    var lines = [isNewScript ? "After: \(divergence.script)" : "After the same script"]
    lines += isNewScript ? outcomes : outcomes.filter { $0.contains("  writes: ") }
    if let observer = divergence.observer { lines += ["   at \(observer)\(values)"] }
    lines += wrapped(why) + wrapped(advice)
    if isNewScript { lines += ["   As a test:"] + test.map { "     \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// The regression test, ready to be pasted.
  var test: [String] {
    let name = kind == .comparison ? "compareMigration" : kind == .order ? "previewOrder" : "previewMigration"
    let views = kind == .comparison ? "{ … } modern: { … }" : "{ … }"
    return [
      "let script: Script = \(divergence.script.literal)",
      "let report = await \(name)(replaying: script) \(views)",
      "#expect(report.isEquivalent)",
    ]
  }

  /// The values that the observer compared, where both sides compared the same.
  var values: String {
    guard let run = divergence.old.run ?? divergence.new.run else { return "" }
    guard let old = divergence.old.run, let new = divergence.new.run else {
      let side = divergence.old.run == nil ? divergence.new.side : divergence.old.side
      return ", which ran only on the \(side) side: \(run.old) → \(run.new)"
    }
    if old == new { return ", which ran for \(run.old) → \(run.new)" }
    return ", which ran for \(old.old) → \(old.new) (\(divergence.old.side)) and \(new.old) → \(new.new) "
      + "(\(divergence.new.side))"
  }

  private var outcomes: [String] {
    let rows: [(String, (Divergence.Outcome) -> [String])] = [
      ("cannot", { $0.failure.map { [$0.hanging(by: 6)] } ?? [] }),
      ("texts", { $0.texts.map(Self.shown(text:)) }),
      ("controls", { $0.controls }),
      ("shows", { $0.looks }),
      ("notes", { $0.notes }),
      ("warnings", { $0.warnings.map { $0.hanging(by: 6) } }),
      ("busy", { $0.isBusy ? ["still at work"] : [] }),
      ("writes", { $0.effects.map(\.description) }),
      ("stores", { $0.stored.map(\.description) }),
    ]
    let width = max(divergence.old.side.count, divergence.new.side.count)
    var lines: [String] = []
    for (name, part) in rows {
      let old = part(divergence.old)
      let new = part(divergence.new)
      guard old != new else { continue }
      // The action's writes say more than the values after it.
      if name == "stores", lines.contains(where: { $0.contains(" writes") }) { continue }
      for (side, values) in [(divergence.old.side, old), (divergence.new.side, new)] {
        let padding = String(repeating: " ", count: width - side.count)
        lines.append("   \(side)\(padding)  \(name): \(shown(values, beside: values == old ? new : old))")
      }
    }
    return lines
  }

  /// Values in words; of many, only those that the other side lacks.
  private func shown(_ values: [String], beside others: [String]) -> String {
    if values.isEmpty { return "none" }
    guard values.count > 4 else { return values.joined(separator: ", ") }
    let own = values.filter { !others.contains($0) }
    return own.isEmpty ? values.joined(separator: ", ") : own.joined(separator: ", ") + ", and what both have"
  }

  /// A text as a report shows it: an empty one in quotes.
  static func shown(text: String) -> String { text.isEmpty ? "\"\"" : text }

  var why: String {
    switch kind {
    case .order:
      return
        "Why: two observers that are siblings ran in the other order, and one of them depends on what the other did."
    case .comparison where divergence.observer == nil:
      return divergence.script.steps.isEmpty
        ? "Why: the views differ before any observer ran, so it is not the form of onChange alone."
        : "Why: no observer ran, so it is not the form of onChange."
    case .comparison where divergence.isOfCode:
      return "Why: the code differs. With the same captured values, the two closures still do different things."
    case .preview, .comparison:
      let changes = (divergence.captured.isEmpty ? divergence.observed.map { [$0] } ?? [] : divergence.captured).prefix(
        3)
      guard !changes.isEmpty else {
        return "Why: the legacy closure is the one made before the change, and works with what it captured then; the "
          + "modern closure is the newest."
      }
      return "Why: the legacy closure was made before the change, and holds "
        + changes.map { held($0, $0.old, "old") }.joined(separator: ", ")
        + "; the modern closure is the newest, and holds "
        + changes.map { held($0, $0.new, "new") }.joined(separator: ", ") + "."
    }
  }

  /// A property with its value, unless the value is long.
  private func held(_ change: StoredChange, _ value: String, _ age: String) -> String {
    value.count <= 40 ? "\(change.name) \(value)" : "the \(age) \(change.name)"
  }

  var advice: String {
    switch kind {
    case .order:
      return "To fix, perform both effects in one action, or compute the value in the body."
    case .comparison where divergence.observer == nil:
      return divergence.script.steps.last.map { "To find it, compare what both views do after \($0)." }
        ?? "To find it, compare what both views show when they are presented."
    case .comparison where divergence.isOfCode:
      return "To fix, make the migrated closure do what the legacy one did, or accept the new behaviour."
    case .preview, .comparison:
      let proof = kind == .preview ? " Then compare the old and the new view with compareMigration." : ""
      return "To keep the old behaviour, \(keeping).\(proof) To take the new behaviour, migrate unchanged."
    }
  }

  private var keeping: String {
    // All of them, because code that follows only one still differs.
    let captured = divergence.captured.map(\.name).joined(separator: ", ")
    if !captured.isEmpty {
      return "observe \(captured) and the value together, as one Equatable value. In the closure with two parameters, "
        + "take \(captured) from the old one, and do nothing if the value itself is the same"
    }
    if let observed = divergence.observed.map(\.name) {
      return "use the closure with two parameters, and its first one in place of \(observed)"
    }
    return
      "use the closure with two parameters, and its first one, the old value, in place of what was captured; or keep "
      + "what was captured in a state that the closure itself brings up to date"
  }

  /// Lines of at most a hundred characters, indented.
  private func wrapped(_ text: String) -> [String] {
    var lines = ["  "]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count >= 110 { lines.append("    ") }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }
}
