/// The states that an exploration has found, and the steps between them.
struct StateMap {
  struct State {
    /// The state that it was first reached from; -1 for the first one.
    let parent: Int32
    let step: Script.Step?
    let depth: Int32
    let key: UInt64
  }

  struct Edge: Hashable, Sendable, Codable {
    let from: Int
    /// -1 where the two sides diverge.
    let to: Int
  }

  /// The largest number of edges that the picture shows.
  static let edgeLimit = 2_000
  private(set) var states: [State] = []
  private(set) var edges: [Edge] = []
  private var numbers: [UInt64: Int32] = [:]
  func number(of key: UInt64) -> Int? { numbers[key].map { Int($0) } }

  /// Adds a state, or finds it; returns whether it is new.
  mutating func reach(_ key: UInt64, from parent: Int, by step: Script.Step?) -> (number: Int, isNew: Bool) {
    let known = number(of: key)
    let number = known ?? states.count
    if known == nil {
      numbers[key] = Int32(number)
      states.append(
        State(
          parent: Int32(parent), step: step, depth: parent < 0 ? 0 : states[parent].depth + 1, key: key))
    }
    if parent >= 0, parent != number { note(Edge(from: parent, to: number)) }
    return (number, known == nil)
  }

  /// Notes that a step from a state shows a difference.
  mutating func noteDivergence(from state: Int) { note(Edge(from: state, to: -1)) }

  private mutating func note(_ edge: Edge) { if edges.count < Self.edgeLimit { edges.append(edge) } }

  /// The script that first led to a state: a shortest one among the systematic ones.
  func script(to state: Int) -> [Script.Step] {
    var steps: [Script.Step] = []
    var next = state
    while next >= 0, let step = states[next].step {
      steps.append(step)
      next = Int(states[next].parent)
    }
    return steps.reversed()
  }
}
