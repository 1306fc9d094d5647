/// The numbers of calls, by their outcome.
package struct Summary: Sendable, Codable {
  package var files: Int
  package var calls: Int
  package var rewritten: Int
  package var same: Int
  package var note: Int
  package var look: Int
  package var kept: Int
  package var left: Int
  package var marked: Int
  package var older: Int
  package var foreign: Int
  package var unreadable: Int
  /// The number of calls that `prove` has no answer for, or that differ.
  package var unanswered: Int
  /// The number of files a list of systems that they are built for, and that lack the modern form.
  package var lacking: [String: Int]
  /// Whether such a file is in a project that does not mention the shim.
  package var lacksShim: Bool
  /// The number of rewritten files of which no package or project says for which systems they are built.
  package var unknownSystems: Int
  /// The number of calls for each new form.
  package var forms: [String: Int]
  /// The number of calls a kind of storage that their closures read.
  package var reads: [String: Int]

  package init(_ migrations: [FileMigration]) {
    let all = migrations.flatMap(\.calls)
    func count(_ outcome: CallReport.Outcome) -> Int { all.count { $0.outcome == outcome } }
    let calls = all.filter { $0.outcome != .foreign }
    self.calls = calls.count
    files = Set(calls.map(\.path)).count
    let grades = all.filter { $0.outcome == .rewritten }.map { $0.verdict?.grade }
    same = grades.count { $0 == .same }
    note = grades.count { $0 == .note }
    look = grades.count { $0 == .look }
    kept = count(.kept)
    left = count(.left)
    marked = count(.marked)
    older = count(.older)
    foreign = count(.foreign)
    rewritten = same + note + look + kept
    unreadable = migrations.count { $0.problem != nil }
    unanswered = all.count { $0.answer.map { $0.outcome != .same } ?? false }
    lacking = migrations.reduce(into: [:]) { if let systems = $1.lackingSystems { $0[systems, default: 0] += 1 } }
    lacksShim = migrations.contains { $0.lackingSystems != nil && !$0.isShimKnown }
    unknownSystems = migrations.count(where: \.hasUnknownSystems)
    forms = calls.reduce(into: [:]) { if let form = $1.form { $0[form, default: 0] += 1 } }
    reads = calls.reduce(into: [:]) { counts, call in
      for kind in Set(call.readings.map(\.kind)) { counts[kind.rawValue, default: 0] += 1 }
    }
  }

  /// A few lines for a person, before or after the files are written.
  package func text(_ options: Options, isWritten: Bool = false) -> String {
    let name = options.direction == .forward ? "legacy" : "modern"
    var lines = [
      "\(Self.counted(calls, "\(name) call")) in \(Self.counted(files, "file")): \(rewritten) \(isWritten ? "rewritten" : "to rewrite")"
    ]
    lines[0] += " (\(same) same, \(note) note, \(look) look)"
    if kept > 0 { lines[0] += ", \(kept) that keep old captures" }
    if left > 0 { lines[0] += "; \(left) left for a person" }
    if marked > 0 { lines[0] += "; \(marked) kept by a comment" }
    if older > 0 { lines[0] += "; \(older) \(older == 1 ? "stays" : "stay") legacy" }
    if foreign > 0 { lines[0] += "; \(foreign) of other types left alone" }
    if !forms.isEmpty { lines.append("  written as: " + formList) }
    if kept > 0 {
      lines.append(
        "  the form that keeps old captures needs the product \(options.shimModule) at each deployment target")
    }
    let named = Dictionary(
      StorageKind.allCases.compactMap { kind in reads[kind.rawValue].map { (kind.phrase, $0) } }, uniquingKeysWith: +)
    if !named.isEmpty { lines.append("  calls that read: " + Self.list(named)) }
    for (systems, count) in lacking.sorted(by: { $0.key < $1.key }) {
      lines.append(
        "  \(Self.counted(count, "file")) \(isWritten ? "got" : "will get") `import \(options.shimModule)`, because the modern form is missing in \(systems)"
      )
    }
    if lacksShim {
      lines.append(
        """
          the project does not mention \(options.shimModule). To fix, add to the package or project that these files are in:
            dependencies: [.package(path: "FOLDER/\(options.shimModule)")],   // FOLDER: where your clone is
            and to the target: .product(name: "\(options.shimModule)", package: "\(options.shimModule)")
        """)
    }
    if unknownSystems > 0 {
      let advice =
        isWritten
        ? "add `import \(options.shimModule)` for systems before iOS 17, macOS 14, tvOS 17 or watchOS 10"
        : "pass --deployment-target PLATFORM=VERSION, such as iOS=15.0"
      lines.append(
        "  the oldest system of \(Self.counted(unknownSystems, "file")) is unknown, without a package or Xcode project. "
          + "To fix, \(advice)")
    }
    if unreadable > 0 { lines.append("  \(Self.counted(unreadable, "file")) not done; see the errors") }
    return lines.joined(separator: "\n")
  }

  /// The forms in words, the most frequent first: `3 with two parameters, 1 with none`.
  private var formList: String {
    forms.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { form, count in
      switch form {
      case "two": "\(count) with two parameters"
      case "zero": "\(count) with none"
      case "initial": "\(count) with initial: true"
      case "keeping": "\(count) with the action from before the change"
      default: "\(count) in the legacy form"
      }
    }.joined(separator: ", ")
  }

  private static func list(_ counts: [String: Int]) -> String {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
