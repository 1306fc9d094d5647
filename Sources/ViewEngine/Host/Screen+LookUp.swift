extension Screen {
  /// Finds what a person would mean, or says what is there instead.
  ///
  /// - Parameters:
  ///   - part: where to look.
  ///   - name: what the host's method is called.
  func locate<Done: Verb>(
    _ verb: Done.Type, _ label: String, at index: Int?, in part: Part, as name: String
  ) throws(ViewHostError) -> Located<Done.Action> {
    let found = matches(for: verb, called: label, in: part)
    if index ?? 0 == 0, found.count == 1, isWithinReach(found[0].place, found[0].context) {
      try checkUse(of: found[0].place, in: found[0].context, name, verb.noun, label)
      return Located(screen: self, place: found[0].place, label: label, action: found[0].action)
    }
    let reached = found.filter { isWithinReach($0.place, $0.context) }
    guard !reached.isEmpty else {
      if let away = found.first { try checkUse(of: away.place, in: away.context, name, verb.noun, label) }
      throw notFound(verb, label, in: part, name)
    }
    let match = try choose(from: reached, verb.noun, label, at: index, in: part, name, \.place, \.context)
    try checkUse(of: match.place, in: match.context, name, verb.noun, label)
    return Located(screen: self, place: match.place, label: label, action: match.action)
  }

  /// Finds what a part of the screen is, holds, or is a part of.
  func locate<Done: Verb>(
    _ verb: Done.Type, in part: Place, _ description: String, as name: String
  ) throws(ViewHostError) -> Located<Done.Action> {
    let match = offering(verb, in: part).first ?? part.allAround.lazy.compactMap { self.match(verb, at: $0) }.first
    if let match {
      let label = label(of: match.place)
      try checkUse(of: match.place, in: match.context, name, verb.noun, label)
      return Located(screen: self, place: match.place, label: label, action: match.action)
    }
    throw ViewHostError(
      .notFound,
      "\(name): the element that was found by \(description) is no \(verb.noun), and neither in one nor "
        + "around one.")
  }

  // MARK: Matches

  /// A place that offers a verb.
  struct Match<Done: Verb> {
    let place: Place
    let context: ElementContext
    let action: Done.Action
  }

  /// The places that offer a verb and are called that; if there are none, those on which that is one of the texts.
  private func matches<Done: Verb>(for verb: Done.Type, called label: String, in part: Part) -> [Match<Done>] {
    var whole = matches(for: verb, named: label)
    if part.place != nil { whole = whole.filter { part.contains($0.place) } }
    if whole.contains(where: { isWithinReach($0.place, $0.context) }) { return whole }
    let partly = matches(for: verb, holding: label).filter { part.contains($0.place) }
    if !partly.isEmpty { return whole.isEmpty ? partly : whole + partly }
    if !whole.isEmpty { return whole }
    return offering(verb, in: part.place).filter { self.label(of: $0.place) == label }
  }

  /// The places that offer a verb and are called that, found by what the texts in them are called.
  private func matches<Done: Verb>(for verb: Done.Type, named label: String) -> [Match<Done>] {
    if label.isEmpty { return [] }
    var matches: [Match<Done>] = []
    var seen = SeenPlaces()
    func add(_ name: some StringProtocol) {
      for named in outline.places(named: name) {
        guard let match = offering(verb, around: named), self.label(of: match.place) == label,
          seen.insert(match.place)
        else { continue }
        matches.append(match)
      }
    }
    add(label)
    // The first text of a label of several is what comes before one of its spaces.
    for index in label.utf8.indices where label.utf8[index] == UInt8(ascii: " ") { add(label[..<index]) }
    return matches.count > 1 ? matches.sorted { $0.place.isBefore($1.place) } : matches
  }

  /// The places that offer a verb and have that as one of their texts, in no control within them.
  private func matches<Done: Verb>(for verb: Done.Type, holding text: String) -> [Match<Done>] {
    var matches: [Match<Done>] = []
    var seen = SeenPlaces()
    for named in outline.places(named: text) where isCalled(named, text) {
      guard let match = nearest(verb, to: named), seen.insert(match.place) else { continue }
      matches.append(match)
    }
    return matches.sorted { $0.place.isBefore($1.place) }
  }

  private func isCalled(_ place: Place, _ text: String) -> Bool {
    switch place.content {
    case .element(let element): self.text(of: element, at: place) == text
    case .trait(let trait): trait.label == text
    case .node: false
    }
  }

  /// The nearest place that offers a verb, unless another control is nearer.
  private func nearest<Done: Verb>(_ verb: Done.Type, to name: Place) -> Match<Done>? {
    for place in sequence(first: name, next: \.around) {
      if let match = match(verb, at: place) { return match }
      if let element = place.element, control(of: element, at: place) != nil, !verb.reachesOverControls { return nil }
    }
    return nil
  }

  /// The nearest place around a name that offers a verb.
  private func offering<Done: Verb>(_ verb: Done.Type, around name: Place) -> Match<Done>? {
    if name.entry.kind == .trait {
      // A label says what the elements are called that are in it.
      if let inside = offering(verb, in: name).first { return inside }
    } else if let match = match(verb, at: name) {
      return match
    }
    for place in name.allAround { if let match = match(verb, at: place) { return match } }
    return nil
  }

  /// All places that offer a verb in a part of the screen, or in all of it, in the order of declaration.
  func offering<Done: Verb>(_ verb: Done.Type, in part: Place?) -> [Match<Done>] {
    var matches: [Match<Done>] = []
    let walk = part.map { OutlineWalk($0.context) } ?? OutlineWalk()
    func add(_ place: Place?) { if let place, let match = match(verb, at: place) { matches.append(match) } }
    walk.run(over: part, of: outline.root) { trait, walk in
      if trait.offersForAll { add(walk.place) }
    } element: { element, walk in
      // What speaks of the part itself is not in it.
      let isPart = part.map { walk.place?.isSame(as: $0) ?? false } ?? false
      if isPart || walk.hasTraits || element.control != nil { add(walk.place) }
      return .into
    }
    return matches
  }
}

extension Place {
  /// The entries around it, the nearest first.
  var allAround: some Sequence<Place> { sequence(first: self) { $0.around }.dropFirst() }
}
