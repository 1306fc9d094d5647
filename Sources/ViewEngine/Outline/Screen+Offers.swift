extension Screen {
  /// How something is done with what is at a place; nil if it is not offered.
  func action<Done: Verb>(of verb: Done.Type, at place: Place) -> Done.Action? { match(verb, at: place)?.action }

  /// A place, if it offers a verb.
  func match<Done: Verb>(_ verb: Done.Type, at place: Place) -> Match<Done>? {
    if place.entry.standing == .button, Done.self == Tap.self, !place.hasTraitsAround,
      let tapped = place.element?.tapped
    {
      // NB: what a person does most often, to what nothing is said of.
      let action = unsafeBitCast(TapAction(end: tapped), to: Done.Action.self)
      return Match(place: place, context: place.context, action: action)
    }
    var offers: Offers
    switch place.content {
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
    var counts = InteractionCounts()
    listAll { offer in
      // NB: a hidden control has an index, too: a verb that means it says that it is hidden.
      let index = counts.next(ObjectIdentifier(offer.verb), offer.label)
      if offer.isHidden { return }
      result.append(
        Interaction(
          kind: offer.verb.kind, label: offer.label, index: index, isEnabled: offer.isEnabled, options: offer.options))
    }
    return result
  }

  /// Goes over the same, one by one.
  func listAll(_ body: (ListedOffer) -> Void) {
    walkWithinReach(
      trait: { trait, walk in list(trait, walk, body) },
      text: { text, walk in
        if walk.hasTraits, !walk.context.flags.contains(.away) {
          list(PlainText(content: text), walk.control(of: PlainText(content: text)), walk, body)
        }
        return .into
      },
      plain: { standing, walk in
        if walk.context.flags.contains(.away) { return false }
        if standing == .container { return true }
        guard let place = walk.place, let label = place.onlyText else { return false }
        body(ListedOffer(Tap.self, label, in: walk.context.flags, at: place))
        return true
      }
    ) { element, walk in
      if walk.context.flags.contains(.away) { return .over }
      list(element, walk.control(of: element), walk, body)
      return .into
    }
  }
}

extension Screen {
  /// Goes over all that can be done with what a person gets at, in the order of declaration.
  ///
  /// - Parameter body: is told what is offered, and what the modifiers say that the element is called.
  func walkOffers(_ body: (Offers, _ called: String?) -> Void) {
    func offer(_ element: any ShownElement, _ walk: OutlineWalk) -> OutlineWalk.Step {
      if walk.context.flags.contains(.away) { return .over }
      if let offers = Offers(of: element, walk.control(of: element), walk, on: self) { body(offers, walk.label) }
      return .into
    }
    walkWithinReach { trait, walk in
      if let offers = Offers(of: trait, walk, on: self) { body(offers, nil) }
    } text: { text, walk in
      offer(PlainText(content: text), walk)
    } element: { element, walk in
      offer(element, walk)
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
  /// What is offered once for all that a trait speaks of; nil if nothing is.
  init?(of trait: any ElementTrait, _ walk: OutlineWalk, on screen: Screen) {
    guard trait.offersForAll, !walk.context.flags.contains(.away), let place = walk.place else { return nil }
    self.init(nil, on: screen, at: place, in: walk.context, traits: [])
    trait.offerForAll(to: &self)
    if list.isEmpty { return nil }
  }

  /// What is offered of an element that a walk has reached; nil if nothing is.
  init?(of element: any ShownElement, _ control: (any Control)?, _ walk: OutlineWalk, on screen: Screen) {
    guard walk.hasTraits || control != nil, let place = walk.place else { return nil }
    self.init(nil, on: screen, at: place, in: walk.context, traits: walk.hasTraits ? Array(walk.traits) : [])
    self.control = control
    addAll()
    if list.isEmpty { return nil }
  }

  /// What a person can do with an element, made of what it is and what the modifiers around it say.
  fileprivate mutating func add(_ element: any ShownElement) {
    let context = context
    control = element.control ?? traits.lazy.compactMap { $0.control(in: context) }.first
    addAll()
  }

  private mutating func addAll() {
    control?.offer(to: &self)
    for trait in traits { trait.offerForElement(to: &self) }
  }
}
