extension MigrationReport: CustomStringConvertible {
  /// The report as text: the verdict first, then each divergence with what to do, then how far was looked.
  ///
  /// It names no time, so that the same exploration gives the same text.
  public var description: String {
    var lines = [verdict]
    for (place, divergence) in divergences.enumerated() {
      lines += ["", "\(place + 1). \(DivergenceProse(divergence, kind).text)"]
    }
    for instability in instabilities {
      lines += [
        "",
        "The \(instability.side) side does not repeat itself. After: \(instability.script)",
        "  \(instability.difference).",
        "  Something outlives the host or is drawn by chance: a global or static object, UserDefaults, the clock, a random",
        "  number. To compare it, make its models inside the builder, and hand the view what varies.",
      ]
    }
    lines += ["", explored]
    lines += unproven
    if !notExplored.isEmpty { lines += ["", "Not explored:"] + notExplored.map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// The answer in one sentence.
  var verdict: String {
    if !instabilities.isEmpty { return "Nothing is proven: \(subject) does something else each time." }
    if divergences.isEmpty {
      return isEquivalent
        ? isProven ? "\(equivalent): \(reasonOfProof)." : "Nothing differs, but nothing is proven: \(reasonOfDoubt)."
        : "Nothing is proven: it was not explored as asked."
    }
    let count = divergences.count == 1 ? "one difference" : "\(divergences.count) differences"
    return "\(different): \(count), in \(divergingScripts) of \(counted(scripts, "script"))."
  }

  private var subject: String { kind == .comparison ? "one of the views" : "the view" }

  private var equivalent: String {
    switch kind {
    case .preview: "Migrating the view changes nothing"
    case .comparison: "Both views behave the same"
    case .order: "The view does not depend on the order of siblings"
    }
  }

  private var different: String {
    switch kind {
    case .preview: "Migrating the view changes what it does"
    case .comparison: "The migrated view behaves differently"
    case .order: "The view depends on the order of siblings, which SwiftUI does not promise"
    }
  }

  private var explored: String {
    "Explored: \(counted(states, "state")), \(counted(scripts, "script")), \(counted(interactions, "interaction")), "
      + "systematically up to \(counted(depth, "step"))"
      + (shards == [.whole] ? "." : "; \(shards.map(\.description).joined(separator: ", ")).")
  }
}

/// A number with what is counted.
func counted(_ number: Int, _ thing: String) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }
