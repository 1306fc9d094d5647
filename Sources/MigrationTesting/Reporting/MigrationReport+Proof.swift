extension MigrationReport {
  /// Whether the report is a proof: it is covered, and the exploration was complete. Every state that its steps lead to
  /// was visited, and no limit of depth, scripts, states or seconds, no cancellation and no other shard left a part out.
  ///
  /// A replay is never a proof.
  public var isProven: Bool { isCovered && isComplete }

  /// Whether both sides are equivalent, every observer ran for a change, and every copy in its closure changed at least
  /// once together with the observed value. Most tests assert this. It says nothing about values that were not tried.
  ///
  /// A copy need not change if the exploration lists it under `constants`, or if the exploration was complete. Values and
  /// effects that could not be compared, and views that never settle, are not covered. A replay is never covered.
  public var isCovered: Bool {
    isEquivalent && !isReplay && unexercisedObservers.isEmpty
      && (isComplete || unvaried.isEmpty && !coverage.isEmpty) && !notExplored.contains { $0.preventsCoverage }
  }

  /// The copies that no step changed together with the observed value: none in a covered report, if complete.
  public var unvaried: [UnvariedCopy] {
    coverage.flatMap { one in
      one.copies.filter { !$0.isVaried && !$0.isConstant }.map { UnvariedCopy(observer: one.observer, copy: $0) }
    }
  }

  /// Whether the exploration visited all states that its steps lead to, and tried all values of its inputs.
  public var isComplete: Bool {
    !isReplay && stateCount > 0 && notExplored.allSatisfy { if case .disabled = $0 { true } else { false } }
  }

  /// The facts that cover the view, in words.
  var reasonOfCoverage: String {
    if coverage.isEmpty { return "it has no observers" }
    let isOne = coverage.count == 1
    let ran =
      isOne ? "its observer ran" : coverage.count == 2 ? "both observers ran" : "all \(coverage.count) observers ran"
    if !unvaried.isEmpty { return "\(ran), in every state that there is" }
    let varied = coverage.contains { $0.copies.contains(where: \.isVaried) }
    if !varied { return ran }
    return
      "\(ran), and what \(isOne ? "its closure" : "their closures") captured changed with the observed \(isOne ? "value" : "values")"
  }

  /// The reason why it is not covered.
  var reasonOfDoubt: String {
    if isReplay { return "a replay runs one script" }
    var reasons: [String] = []
    if coverage.isEmpty { reasons.append("no observer was met") }
    if !unexercisedObservers.isEmpty { reasons.append(counted(unexercisedObservers.count, "observer") + " never ran") }
    if !isComplete, !unvaried.isEmpty {
      reasons.append(counted(unvaried.count, "captured value") + " never changed with the observed one")
    }
    if notExplored.contains(where: \.preventsCoverage) { reasons.append("not everything could be compared") }
    return reasons.joined(separator: ", ")
  }

  /// The gaps of the coverage, each with its fix.
  var unproven: [String] {
    var lines: [String] = []
    let idle = coverage.filter { $0.runCount == 0 }
    if !idle.isEmpty { lines += ["", "Observers that never ran, so they are not covered:"] }
    for one in idle {
      lines.append("  \(one.observer)")
      if let advice = one.advice { lines.append("    \(advice)") }
    }
    if !isComplete, !unvaried.isEmpty {
      lines += ["", "Captured values that never changed together with the observed value:"]
      lines += unvaried.map { "  \($0)" }
      let unread = Set(unvaried.map(\.observer)).filter { one in
        coverage.contains { $0.observer == one && !$0.isSourceKnown }
      }
      if !unread.isEmpty {
        lines += [
          "",
          "The source of \(counted(unread.count, "closure")) could not be read, so all parts of all copies count here. To fix, run",
          "in debug, on Linux, with the source files in place.",
        ]
      }
      let names = Set(unvaried.map(\.copy.name)).sorted().map(\.debugDescription).joined(separator: ", ")
      lines += [
        "",
        "To fix, change them in the same event as the observed value. List copies that the app never changes, and pass",
        "the exploration to the test's call, as `exploring: exploration`:",
        "  var exploration = Exploration()",
        "  exploration.constants = [\(names)]",
      ]
    }
    let capturing = coverage.filter(\.capturesObservedValue)
    if !capturing.isEmpty {
      lines += ["", "Captures the observed value, which the legacy closure holds as it was before the change:"]
      lines += capturing.map { "  \($0.observer)" }
      lines += ["  That is no difference: onchange-migrate rewrites it exactly, by the first of two parameters."]
    }
    return lines
  }
}

extension Limit {
  /// Whether an event could not be compared.
  var preventsCoverage: Bool {
    switch self {
    case .unstable, .notCompared, .neverSettles, .untriedByAction, .unseenEffect, .hidden: true
    default: voidsTheReport
    }
  }
}
