/// Knows what the view with the focus and those around it hand to whoever asks.
final class FocusedValuesService: GraphService {
  private unowned let graph: Graph
  let location: StateLocation<FocusedValues>

  init(of graph: Graph) {
    self.graph = graph
    location = StateLocation(FocusedValues(), queue: graph.queue)
  }
}

extension FocusedValuesService: SettlingService {
  /// Tells those who ask, if it has become something else.
  func settle() -> Bool {
    guard let values = graph.screen?.focusedValues, values != location.get() else { return false }
    graph.queue.attend()
    location.set(values)
    return true
  }
}

extension FocusedValuesService: EndingService {
  // NB: a binding that is handed out keeps a state, which knows the graph that has this.
  func end() {
    location.detach()
    location.set(FocusedValues())
  }
}

extension Screen {
  /// What the views around the focus hand out, inner ones before outer ones, over what the scene hands out.
  fileprivate var focusedValues: FocusedValues {
    var values = FocusedValues()
    let focus = focusedControl?.place
    for isOfScene in [true, false] {
      for place in outline.landmarks(FocusedValueTrait.self) {
        guard let trait = place.trait(FocusedValueTrait.self), trait.isOfScene == isOfScene,
          !place.isAway, isOfScene || focus.map({ $0.isInside(place) }) ?? false
        else { continue }
        trait.write(&values)
      }
    }
    return values
  }
}
