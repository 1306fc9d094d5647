extension MigrationReport: CustomStringConvertible {
  /// The report as text: the verdict, then each divergence with its fix, then the extent of the exploration.
  ///
  /// It contains no time, so that the same exploration gives the same text.
  public var description: String {
    var lines = [verdict]
    if divergences.isEmpty, notExplored.contains(where: \.voidsTheReport) {
      lines += ["", "To fix, see \"Not explored\" below."]
    }
    for (place, divergence) in divergences.enumerated() {
      let isNew = place == 0 || divergences[place - 1].script != divergence.script
      lines += ["", "\(place + 1). \(DivergenceProse(divergence, kind).text(isNewScript: isNew))"]
    }
    for instability in instabilities {
      lines += [
        "",
        "\(instability.heading): the same script gave two results.",
        "  After: \(instability.script)",
        "  \(instability.difference).",
        "",
        "\(instability.advice)",
      ]
    }
    if !divergences.isEmpty, !isReplay {
      lines += ["", "Only the first difference of each observer is shown. Run the test again after a fix."]
    }
    lines += ["", explored]
    lines += unproven
    if !notExplored.isEmpty { lines += ["", isCovered ? "Limits:" : "Not explored:"] + notExplored.flatMap(\.lines) }
    return lines.joined(separator: "\n")
  }

  /// The answer in one sentence.
  var verdict: String {
    if !instabilities.isEmpty { return "Nothing is proven: \(subject) is not deterministic." }
    if divergences.isEmpty {
      guard isEquivalent else { return "Nothing is proven: the requested exploration is incomplete." }
      if isProven { return "Proven: \(equivalent). \(reasonOfCoverage.capitalizedFirst)." }
      if isCovered {
        return "Covered, not proven: nothing differs. \(reasonOfCoverage.capitalizedFirst), within limits."
      }
      return "Nothing differs, but not all is covered: \(reasonOfDoubt)."
    }
    let count = divergences.count == 1 ? "one difference" : "\(divergences.count) differences"
    return "\(different): \(count), in \(divergingScriptCount) of \(counted(scriptCount, "script"))."
  }

  private var subject: String { kind == .comparison ? "one of the views" : "the view" }

  private var equivalent: String {
    switch kind {
    case .preview: "migrating the view changes nothing"
    case .comparison: "both views behave the same"
    case .order: "the view does not depend on the order of siblings"
    }
  }

  private var different: String {
    switch kind {
    case .preview: "Migrating the view changes what it does"
    case .comparison: "The migrated view behaves differently"
    case .order: "The view depends on the order of siblings, which SwiftUI does not promise"
    }
  }

  /// What follows the word "states": a step with a difference leads to none of them.
  var stateAddition: String { divergingScriptCount > 0 ? " without a difference" : "" }

  private var explored: String {
    "Explored: \(counted(stateCount, "state"))\(stateAddition), \(counted(scriptCount, "script")), "
      + "\(counted(interactionCount, "interaction")), "
      + "systematically up to \(counted(depth, "step"))"
      + (shards == [.whole] ? "." : "; \(shards.map(\.description).joined(separator: ", ")).")
  }
}

extension Instability {
  /// The answer, without the end of the sentence.
  var heading: String { "The \(side) side is not deterministic" }

  var advice: String {
    "To fix, make its models inside the builder, and pass in what varies: global objects, UserDefaults, the clock, random "
      + "numbers."
  }
}

extension Limit {
  /// The description, indented.
  fileprivate var lines: [String] {
    description.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { number, line in
      line.isEmpty ? "" : "\(number == 0 ? "  " : "    ")\(line)"
    }
  }
}

func counted(_ number: Int, _ thing: String) -> String { number == 1 ? "1 \(thing)" : "\(number) \(thing)s" }

extension String {
  /// The text with a capital first letter, to begin a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The text for a list: without empty lines, and with all lines but the first one indented.
  func hanging(by width: Int) -> String {
    split(separator: "\n").joined(separator: "\n" + String(repeating: " ", count: width))
  }
}
