extension Screen {
  /// How something is done with what is at a place; nil if it is not offered.
  func action<Done: Verb>(of verb: Done.Type, at place: Place) -> Done.Action? { match(verb, at: place)?.action }

  /// A place, if it offers a verb.
  func match<Done: Verb>(_ verb: Done.Type, at place: Place) -> Match<Done>? {
    var offers: Offers
    switch place.fragment.entries[place.index].content {
    case .node: return nil
    case .trait(let trait):
      guard trait.offersForAll else { return nil }
      offers = Offers(verb, on: self, at: place, in: place.context, traits: [])
      trait.offerForAll(to: &offers)
    case .element(let element):
      let traits = place.traits
      if traits.isEmpty, element.control == nil { return nil }
      offers = Offers(verb, on: self, at: place, in: place.context, traits: traits)
      offers.add(element)
    }
    return offers.action(of: verb).map { Match(place: place, context: offers.context, action: $0) }
  }

  /// Everything that a person could do now, in the order of declaration.
  var interactions: [Interaction] {
    var result: [Interaction] = []
    walkInteractions { interaction, _ in result.append(interaction) }
    return result
  }

  /// Goes over the same, each with its place.
  func walkInteractions(_ body: @escaping (Interaction, Place) -> Void) {
    var counts = InteractionCounts()
    func list(_ offers: borrowing Offers, _ label: @autoclosure () -> String) {
      let label = label()
      let flags = offers.context.flags
      for offer in offers.list {
        let kind = offer.verb.kind
        let name = offer.verb.takesLabel ? label : ""
        // NB: a hidden control has an index, too: a verb that means it says that it is hidden.
        let index = counts.next(kind, name)
        if flags.contains(.hidden) { continue }
        let isEnabled = offer.isEnabled && flags.isDisjoint(with: [.disabled, .untouchable])
        body(
          Interaction(kind: kind, label: name, index: index, isEnabled: isEnabled, options: offer.options),
          offers.place)
      }
    }
    walkOffers { offers, called in
      let place = offers.place
      guard let element = place.element else { return list(offers, self.label(of: place)) }
      list(offers, self.label(of: element, at: place, called: called, control: offers.control))
    }
  }
}

extension Screen {
  /// Goes over all that can be done with what a person gets at, in the order of declaration.
  ///
  /// - Parameter body: is told what is offered, and what the modifiers say that the element is called.
  func walkOffers(_ body: @escaping (borrowing Offers, _ called: String?) -> Void) {
    walkWithinReach { trait, walk in
      guard trait.offersForAll, !walk.context.flags.contains(.away), let place = walk.place else { return }
      var offers = Offers(nil, on: self, at: place, in: walk.context, traits: [])
      trait.offerForAll(to: &offers)
      if !offers.list.isEmpty { body(offers, nil) }
    } element: { element, walk in
      if walk.context.flags.contains(.away) { return .over }
      guard let place = walk.place, walk.hasTraits || element.control != nil else { return .into }
      var offers = Offers(nil, on: self, at: place, in: walk.context, traits: walk.hasTraits ? Array(walk.traits) : [])
      offers.add(element)
      if !offers.list.isEmpty { body(offers, walk.label) }
      return .into
    }
  }

  /// What a person can do with the element at a place.
  func control(of element: any ShownElement, at place: Place) -> (any Control)? {
    if let control = element.control { return control }
    let traits = place.traits
    if traits.isEmpty { return nil }
    let context = place.context
    return traits.lazy.compactMap { $0.control(in: context) }.first
  }
}

extension Offers {
  /// What a person can do with an element, made of what it is and what the modifiers around it say.
  fileprivate mutating func add(_ element: any ShownElement) {
    let context = context
    control = element.control ?? traits.lazy.compactMap { $0.control(in: context) }.first
    control?.offer(to: &self)
    for trait in traits { trait.offerForElement(to: &self) }
  }
}
