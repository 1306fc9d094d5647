/// The outcome of several scenarios: which of them differ.
struct Summary {
  private var entries: [(scenario: Scenario, differs: Bool)] = []

  mutating func add(_ scenario: Scenario, _ rows: [Scenario.Row]) {
    entries.append((scenario, rows.contains { !$0.isSame }))
  }

  /// The closing lines. Nil for fewer than two scenarios, whose tables say enough.
  var text: String? {
    guard entries.count > 1 else { return nil }
    let differing = entries.filter(\.differs).map(\.scenario.name)
    let list = differing.isEmpty ? "" : " (\(differing.joined(separator: ", ")))"
    return "\(counts)\(list)." + "\nTo run one again: swift run --traits ViewEngine onchange-examples NAME"
  }

  /// The counts, and a line for each scenario.
  func overview(style: Style) -> String {
    let width = entries.map(\.scenario.name.count).max() ?? 0
    let lines = entries.map { scenario, differs in
      let name = scenario.name + String(repeating: " ", count: width - scenario.name.count)
      return "  \(name)  \(differs ? style.yellow("differs") : style.green("same") + "   ")  \(scenario.summary)"
    }
    return (["\(counts).", ""] + lines).joined(separator: "\n") + "\n"
  }

  private var counts: String {
    let different = entries.count(where: \.differs)
    return
      "\(entries.count) scenarios compare two sides. The same: \(entries.count - different). Different: \(different)"
  }
}
