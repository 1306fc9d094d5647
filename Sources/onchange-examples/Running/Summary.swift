/// The closing lines of a run of several scenarios: which of them differ.
struct Summary {
  private var names: [String] = []
  private var differing: [String] = []

  mutating func add(_ scenario: Scenario, _ rows: [Scenario.Row]) {
    names.append(scenario.name)
    if rows.contains(where: { !$0.isSame }) { differing.append(scenario.name) }
  }

  /// Nil for fewer than two scenarios, whose tables say enough.
  var text: String? {
    guard names.count > 1 else { return nil }
    let same = names.count - differing.count
    let list = differing.isEmpty ? "" : " (\(differing.joined(separator: ", ")))"
    return "\(names.count) scenarios compare two sides. The same: \(same). Different: \(differing.count)\(list)."
      + "\nTo run one again: swift run onchange-examples NAME"
  }
}
