/// An available action that a walk has met.
struct PlacedAction {
  let verb: any ElementVerb.Type
  /// The label that the verb takes; empty if it takes none.
  let label: String
  let isEnabled: Bool
  let options: [String]
  /// Whether the element is hidden. It then counts for the index of later ones with its label, and is not listed.
  let isHidden: Bool
  let place: Place

  init(
    _ verb: any ElementVerb.Type, _ label: String, isEnabled: Bool = true, options: [String] = [],
    in flags: ElementContext.Flags, at place: Place
  ) {
    self.verb = verb
    self.label = label
    self.isEnabled = isEnabled && flags.isDisjoint(with: verb.reachesDisabled ? .untouchable : .inert)
    self.options = options
    self.isHidden = flags.contains(.hidden)
    self.place = place
  }
}

extension Screen {
  func list(_ trait: any ElementTrait, _ walk: TreeWalk, _ body: (PlacedAction) -> Void) {
    if let collector = ActionCollector(of: trait, walk) { list(collector, body) { label(of: collector.place) } }
  }

  /// Visits the actions of an element. `control`: the element's control, its own or from one of its traits.
  func list(_ element: any ShownElement, _ control: (any Control)?, _ walk: TreeWalk, _ body: (PlacedAction) -> Void) {
    if let verb = control?.onlyVerb, !walk.hasTraits, let place = walk.place {
      let text = element.text == nil && !element.showsTitle ? place.onlyText : nil
      let label = text ?? self.label(of: element, at: place, called: nil, control: control)
      body(PlacedAction(verb, label, in: walk.context.flags, at: place))
    } else if let collector = ActionCollector(of: element, control, walk) {
      list(collector, body) { label(of: element, at: collector.place, called: walk.label, control: control) }
    }
  }

  /// - Parameter label: makes the label; called only if a verb takes it.
  private func list(_ collector: ActionCollector, _ body: (PlacedAction) -> Void, label: () -> String) {
    let label = collector.list.contains { $0.verb.takesLabel } ? label() : ""
    for action in collector.list {
      body(
        PlacedAction(
          action.verb, action.verb.takesLabel ? label : "", isEnabled: action.isEnabled,
          options: action.hasOptions ? options(of: collector.place).map(\.label) : [], in: collector.context.flags,
          at: collector.place))
    }
  }
}

extension ActionCollector {
  /// The actions that a trait offers once for all elements in it; nil for none.
  init?(of trait: any ElementTrait, _ walk: TreeWalk) {
    guard trait.hasSharedActions, !walk.context.flags.contains(.offScreen), let place = walk.place else { return nil }
    self.init(nil, at: place, in: walk.context, traits: [])
    trait.addSharedActions(to: &self)
    if list.isEmpty { return nil }
  }

  /// The actions of the current element of a walk; nil for none.
  init?(of element: any ShownElement, _ control: (any Control)?, _ walk: TreeWalk) {
    guard walk.hasTraits || control != nil, let place = walk.place else { return nil }
    self.init(nil, at: place, in: walk.context, traits: walk.hasTraits ? Array(walk.traits) : [])
    self.control = control
    addAll()
    if list.isEmpty { return nil }
  }
}
