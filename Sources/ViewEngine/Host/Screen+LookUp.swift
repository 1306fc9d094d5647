extension Screen {
  /// Finds what a person would mean, or says what is there instead.
  func locate<Done: Verb>(
    _ verb: Done.Type, _ label: String, at index: Int?, as name: String
  ) throws(ViewHostError) -> Located<Done.Action> {
    let noun = verb.noun
    var everywhere = matches(for: verb, named: label)
    if everywhere.isEmpty {
      everywhere = offering(verb, in: nil).filter { self.label(of: $0.place) == label }
    }
    let labelled = everywhere.filter { isWithinReach($0.place, $0.context) }
    guard !labelled.isEmpty else {
      if let found = everywhere.first { try checkUse(of: found.place, in: found.context, name, noun, label) }
      throw notFound(verb, label, name)
    }
    if let index, !labelled.indices.contains(index) {
      throw ViewHostError(
        .indexOutOfRange,
        "\(name): index \(index) was asked for, but \(count(labelled.count, noun)) labelled \"\(label)\", "
          + "so the index must be \(labelled.count == 1 ? "0" : "from 0 to \(labelled.count - 1)").")
    }
    let match = labelled[index ?? 0]
    try checkUse(of: match.place, in: match.context, name, noun, label)
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

  private func notFound<Done: Verb>(_ verb: Done.Type, _ label: String, _ name: String) -> ViewHostError {
    let all = offering(verb, in: nil).filter { isWithinReach($0.place, $0.context) }.map { self.label(of: $0.place) }
    return ViewHostError(
      .notFound,
      "\(name): there is no \(verb.noun) \"\(label)\" on screen. " + list(verb.noun, all))
  }

  // MARK: Places

  /// A place that offers a verb.
  struct Match<Done: Verb> {
    let place: Place
    let context: ElementContext
    let action: Done.Action
  }

  /// The places that offer a verb and are called that, found by what the texts in them are called.
  private func matches<Done: Verb>(for verb: Done.Type, named label: String) -> [Match<Done>] {
    if label.isEmpty { return [] }
    var matches: [Match<Done>] = []
    func add(_ name: some StringProtocol) {
      for named in outline.places(named: name) {
        guard let match = offering(verb, around: named), self.label(of: match.place) == label,
          !matches.contains(where: { $0.place.isSame(as: match.place) })
        else { continue }
        matches.append(match)
      }
    }
    add(label)
    // The first text of a label of several is what comes before one of its spaces.
    for index in label.indices where label[index] == " " { add(label[..<index]) }
    return matches.count > 1 ? matches.sorted { $0.place.isBefore($1.place) } : matches
  }

  /// The nearest place around a name that offers a verb.
  private func offering<Done: Verb>(_ verb: Done.Type, around name: Place) -> Match<Done>? {
    if case .trait = name.entry.content {
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
    var walk = part.map { OutlineWalk($0.context) } ?? OutlineWalk()
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

  // MARK: Messages

  func list(_ noun: String, _ labels: [String]) -> String {
    if labels.isEmpty { return "There is no \(noun) at all; the tree shows what is there." }
    return "What is there: " + labels.map { "\"\($0)\"" }.joined(separator: ", ") + "."
  }

  func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "there is one \(noun)" : "there are \(number) \(noun)s"
  }
}

extension Place {
  /// The entries around it, the nearest first.
  var allAround: some Sequence<Place> { sequence(first: self) { $0.around }.dropFirst() }
}
