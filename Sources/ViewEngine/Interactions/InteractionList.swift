/// Lists what a person can do, from what a walk comes to.
@MainActor
struct InteractionList {
  typealias Body = (any Verb.Type, Interaction, Place) -> Void

  private var counts = InteractionCounts()

  /// Forgets what it has listed, but for the memory of it.
  mutating func begin() { counts.removeAll() }

  /// Tells `body` what can be done once with all that a trait speaks of.
  mutating func add(_ trait: any ElementTrait, _ walk: OutlineWalk, on screen: Screen, _ body: Body) {
    if let offers = Offers(of: trait, walk, on: screen) { list(offers, screen.label(of: offers.place), body) }
  }

  /// Tells `body` what can be done with an element.
  ///
  /// - Parameter control: what the element is, by itself or by what speaks of it.
  mutating func add(
    _ element: any ShownElement, _ control: (any Control)?, _ walk: OutlineWalk, on screen: Screen, _ body: Body
  ) {
    if let verb = control?.onlyVerb, !walk.hasTraits, let place = walk.place {
      let text = element.text == nil && !element.showsTitle ? place.onlyText : nil
      let label = text ?? screen.label(of: element, at: place, called: nil, control: control)
      list(verb, true, [], label, walk.context.flags, place, body)
    } else if let offers = Offers(of: element, control, walk, on: screen) {
      let label = screen.label(of: element, at: offers.place, called: walk.label, control: control)
      list(offers, label, body)
    }
  }

  private mutating func list(_ offers: Offers, _ label: String, _ body: Body) {
    for offer in offers.list {
      list(offer.verb, offer.isEnabled, offer.options, label, offers.context.flags, offers.place, body)
    }
  }

  private mutating func list(
    _ verb: any Verb.Type, _ isEnabled: Bool, _ options: [String], _ label: String, _ flags: ElementContext.Flags,
    _ place: Place, _ body: Body
  ) {
    let name = verb.takesLabel ? label : ""
    // NB: a hidden control has an index, too: a verb that means it says that it is hidden.
    let index = counts.next(verb, name)
    if flags.contains(.hidden) { return }
    body(
      verb,
      Interaction(
        kind: verb.kind, label: name, index: index,
        isEnabled: isEnabled && flags.isDisjoint(with: [.disabled, .untouchable]), options: options), place)
  }
}
