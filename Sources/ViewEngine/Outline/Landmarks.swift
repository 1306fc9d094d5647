/// The entries of a kind that is looked for by what it is, in the order of declaration once somebody asks.
@MainActor
struct Landmarks {
  private var references: [OutlineReference] = []
  /// How often something had moved when they were put in order; nil if one was added since.
  private var order: UInt32?

  mutating func add(_ reference: OutlineReference) {
    references.append(reference)
    order = nil
  }

  mutating func forgetGone() { references.removeAll { $0.isGone } }

  /// Where they are.
  ///
  /// - Parameter moves: how often something that is written has come to stand elsewhere.
  mutating func places(after moves: UInt32) -> [Place] {
    for reference in references where reference.isGone {
      forgetGone()
      break
    }
    if order != moves {
      if references.count > 1 { references.sort { $0.place.isBefore($1.place) } }
      order = moves
    }
    var places: [Place] = []
    places.reserveCapacity(references.count)
    for reference in references { places.append(reference.place) }
    return places
  }
}
