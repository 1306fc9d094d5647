/// What arrived while bodies were evaluated: it happens once the pass has run its actions.
@MainActor
final class LateEvents: PassService {
  private var waiting: [() -> Void] = []

  init(of graph: Graph) {}

  func add(_ event: @escaping () -> Void) { waiting.append(event) }

  func passEnded() {
    while !waiting.isEmpty {
      let events = waiting
      waiting = []
      for event in events { event() }
    }
  }
}
