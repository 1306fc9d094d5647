extension Screen {
  /// The action of a verb at a place; nil if it is not available.
  func action<Done: ElementVerb>(of verb: Done.Type, at place: Place) -> Done.Action? { match(verb, at: place)?.action }

  func match<Done: ElementVerb>(_ verb: Done.Type, at place: Place) -> Match<Done>? {
    // The most frequent case: a button without traits.
    if place.entry.category == .button, !place.hasTraitsAround, let button = place.element?.pressAction,
      let action = verb.action(pressing: button)
    {
      return Match(place: place, context: place.context, action: action)
    }
    var collector: ActionCollector
    switch place.content {
    case .node: return nil
    case .trait(let trait):
      guard trait.hasSharedActions else { return nil }
      collector = ActionCollector(verb, at: place, in: place.context, traits: [])
      trait.addSharedActions(to: &collector)
    case .element(let element):
      let traits = place.traits
      if traits.isEmpty, element.control == nil { return nil }
      collector = ActionCollector(verb, at: place, in: place.context, traits: traits)
      let context = collector.context
      collector.control = element.control ?? traits.lazy.compactMap { $0.control(in: context) }.first
      collector.addAll()
    }
    return collector.action(of: verb).map { Match(place: place, context: collector.context, action: $0) }
  }

  /// The control at a place: the element's own, or from one of its traits.
  func control(of element: any ShownElement, at place: Place) -> (any Control)? {
    if let control = element.control { return control }
    let traits = place.traits
    if traits.isEmpty { return nil }
    let context = place.context
    return traits.lazy.compactMap { $0.control(in: context) }.first
  }

  /// The options of a control: its tagged elements. Several elements with one tag make one option.
  func options(of control: Place) -> [(label: String, tag: TagValue)] {
    var options: [(label: String, tag: TagValue)] = []
    let walk = TreeWalk(control.context)
    walk.run(inside: control) { element, walk in
      if let tag = walk.tag, let place = walk.place {
        options.append((label(of: element, at: place, called: walk.label), tag))
      }
      return .into
    }
    return options
  }

  /// All available actions, in the order of declaration.
  var interactions: [Interaction] {
    var result: [Interaction] = []
    var counts = LabelCounts()
    listAll { action in
      // A hidden control counts too: a verb for it reports that it is hidden.
      let index = counts.next(ObjectIdentifier(action.verb), action.label)
      if action.isHidden { return }
      result.append(
        Interaction(
          verb: action.verb.kind, label: action.label, index: index, isEnabled: action.isEnabled,
          options: action.options))
    }
    return result
  }

  /// Visits all available actions, in the order of declaration.
  func listAll(_ body: (PlacedAction) -> Void) {
    walkWithinReach(
      trait: { trait, walk in list(trait, walk, body) },
      text: { text, walk in
        if walk.hasTraits, !walk.context.flags.contains(.offScreen) {
          list(PlainText(content: text), walk.control(of: PlainText(content: text)), walk, body)
        }
        return .into
      },
      plain: { category, walk in
        if walk.context.flags.contains(.offScreen) { return false }
        if category == .container { return true }
        guard let place = walk.place, let label = place.onlyText else { return false }
        body(PlacedAction(renderTree.buttonVerb, label, in: walk.context.flags, at: place))
        return true
      }
    ) { element, walk in
      if walk.context.flags.contains(.offScreen) { return .over }
      list(element, walk.control(of: element), walk, body)
      return .into
    }
  }

  /// Visits the collected actions of each element within reach, in the order of declaration. `body`: receives the
  /// actions, and the label that a trait gives the element.
  func walkActions(_ body: (ActionCollector, _ called: String?) -> Void) {
    func add(_ element: any ShownElement, _ walk: TreeWalk) -> TreeWalk.Step {
      if walk.context.flags.contains(.offScreen) { return .over }
      if let collector = ActionCollector(of: element, walk.control(of: element), walk) { body(collector, walk.label) }
      return .into
    }
    walkWithinReach { trait, walk in
      if let collector = ActionCollector(of: trait, walk) { body(collector, nil) }
    } text: { text, walk in
      add(PlainText(content: text), walk)
    } element: { element, walk in
      add(element, walk)
    }
  }
}
