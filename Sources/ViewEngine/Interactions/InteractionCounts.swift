/// Counts how many interactions of a kind have the same label, in the order of declaration.
struct InteractionCounts {
  // NB: by label first, for nearly every label has one kind, which needs no hash of its own.
  private var kinds: [String: [(kind: Interaction.Kind, count: Int)]] = [:]

  /// The index of the next one.
  mutating func next(_ kind: Interaction.Kind, _ label: String) -> Int {
    kinds[label, default: []].next(kind)
  }
}

extension [(kind: Interaction.Kind, count: Int)] {
  fileprivate mutating func next(_ kind: Interaction.Kind) -> Int {
    guard let index = firstIndex(where: { $0.kind == kind }) else {
      append((kind, 1))
      return 0
    }
    self[index].count += 1
    return self[index].count - 1
  }
}
