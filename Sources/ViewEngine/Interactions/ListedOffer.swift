/// Something that a person could do with what is at a place, as a walk comes to it.
struct ListedOffer {
  let verb: any Verb.Type
  /// What the verb takes as label.
  let label: String
  let isEnabled: Bool
  let options: [String]
  /// Whether the control is hidden: it counts for the index of others with its label, and is not told of.
  let isHidden: Bool
  let place: Place

  init(
    _ verb: any Verb.Type, _ label: String, isEnabled: Bool = true, options: [String] = [],
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
  /// Tells `body` what can be done once with all that a trait speaks of.
  func list(_ trait: any ElementTrait, _ walk: OutlineWalk, _ body: (ListedOffer) -> Void) {
    if let offers = Offers(of: trait, walk, on: self) { list(offers, body) { label(of: offers.place) } }
  }

  /// Tells `body` what can be done with an element.
  ///
  /// - Parameter control: what the element is, by itself or by what speaks of it.
  func list(
    _ element: any ShownElement, _ control: (any Control)?, _ walk: OutlineWalk, _ body: (ListedOffer) -> Void
  ) {
    if let verb = control?.onlyVerb, !walk.hasTraits, let place = walk.place {
      let text = element.text == nil && !element.showsTitle ? place.onlyText : nil
      let label = text ?? self.label(of: element, at: place, called: nil, control: control)
      body(ListedOffer(verb, label, in: walk.context.flags, at: place))
    } else if let offers = Offers(of: element, control, walk, on: self) {
      list(offers, body) { label(of: element, at: offers.place, called: walk.label, control: control) }
    }
  }

  /// - Parameter label: tells what is called so; it is asked only if a verb takes it.
  private func list(_ offers: Offers, _ body: (ListedOffer) -> Void, label: () -> String) {
    let label = offers.list.contains { $0.verb.takesLabel } ? label() : ""
    for offer in offers.list {
      body(
        ListedOffer(
          offer.verb, offer.verb.takesLabel ? label : "", isEnabled: offer.isEnabled, options: offer.options,
          in: offers.context.flags, at: offers.place))
    }
  }
}
