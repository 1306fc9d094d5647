extension Screen {
  /// Finds what a person would mean, or says what is there instead.
  func locate<Done: Verb>(
    _ verb: Done.Type, _ label: String, at index: Int?, as name: String
  ) throws(ViewHostError) -> Located<Done.Action> {
    let noun = verb.noun
    var everywhere = places(for: verb, named: label)
    if everywhere.isEmpty { everywhere = allPlaces(for: verb).filter { self.label(of: $0) == label } }
    let labelled = everywhere.filter(isWithinReach)
    guard !labelled.isEmpty else {
      if let found = everywhere.first { try checkUse(of: found, name, noun, label) }
      throw notFound(verb, label, name)
    }
    let place: Place
    if let index {
      guard labelled.indices.contains(index) else {
        throw ViewHostError(
          .indexOutOfRange,
          "\(name): index \(index) was asked for, but \(count(labelled.count, noun)) labelled \"\(label)\", "
            + "so the index must be \(labelled.count == 1 ? "0" : "from 0 to \(labelled.count - 1)").")
      }
      place = labelled[index]
    } else {
      place = labelled[0]
    }
    try checkUse(of: place, name, noun, label)
    guard let action = action(of: verb, at: place) else { throw notFound(verb, label, name) }
    return Located(screen: self, place: place, label: label, action: action)
  }

  /// Finds what a part of the screen is, holds, or is a part of.
  func locate<Done: Verb>(
    _ verb: Done.Type, in part: Place, _ description: String, as name: String
  ) throws(ViewHostError) -> Located<Done.Action> {
    for place in offering(verb, in: part) + Array(part.allAround) {
      guard let action = action(of: verb, at: place) else { continue }
      let label = label(of: place)
      try checkUse(of: place, name, verb.noun, label)
      return Located(screen: self, place: place, label: label, action: action)
    }
    throw ViewHostError(
      .notFound,
      "\(name): the element that was found by \(description) is no \(verb.noun), and neither in one nor "
        + "around one.")
  }

  private func notFound<Done: Verb>(_ verb: Done.Type, _ label: String, _ name: String) -> ViewHostError {
    let all = allPlaces(for: verb).filter(isWithinReach).map { self.label(of: $0) }
    return ViewHostError(
      .notFound,
      "\(name): there is no \(verb.noun) \"\(label)\" on screen. " + list(verb.noun, all))
  }

  // MARK: Places

  /// The places that offer a verb and are called that, by what their texts are called.
  private func places<Done: Verb>(for verb: Done.Type, named label: String) -> [Place] {
    // The first text of a label of several is what comes before one of its spaces.
    var names = [label[...]]
    if !label.isEmpty { names += label.indices.filter { label[$0] == " " }.map { label[..<$0] } } else { return [] }
    var places: [Place] = []
    for name in names {
      for named in outline.places(named: name) {
        guard let place = offering(verb, around: named), self.label(of: place) == label else { continue }
        if !places.contains(where: { $0.isSame(as: place) }) { places.append(place) }
      }
    }
    return places.count > 1 ? places.sorted { $0.isBefore($1) } : places
  }

  /// The nearest place around a name that offers a verb.
  private func offering<Done: Verb>(_ verb: Done.Type, around name: Place) -> Place? {
    if case .trait = name.entry.content {
      // A label says what the elements are called that are in it.
      if let inside = offering(verb, in: name).first { return inside }
    } else if action(of: verb, at: name) != nil {
      return name
    }
    return name.allAround.first { action(of: verb, at: $0) != nil }
  }

  /// All places in a part of the screen that offer a verb, in the order of declaration.
  func offering<Done: Verb>(_ verb: Done.Type, in part: Place) -> [Place] {
    var places: [Place] = []
    var walk = OutlineWalk(part.context)
    walk.run(over: part) { trait, walk in
      guard trait.offersForAll, let place = walk.place, action(of: verb, at: place) != nil else { return }
      places.append(place)
    } element: { element, walk in
      guard walk.hasTraits || element.control != nil || walk.place.map({ $0.isSame(as: part) }) ?? false else {
        return .into
      }
      if let place = walk.place, action(of: verb, at: place) != nil { places.append(place) }
      return .into
    }
    return places
  }

  private func allPlaces<Done: Verb>(for verb: Done.Type) -> [Place] {
    var places: [Place] = []
    var walk = OutlineWalk()
    walk.run(over: outline.root) { trait, walk in
      guard trait.offersForAll, let place = walk.place, action(of: verb, at: place) != nil else { return }
      places.append(place)
    } element: { element, walk in
      guard walk.hasTraits || element.control != nil, let place = walk.place else { return .into }
      if action(of: verb, at: place) != nil { places.append(place) }
      return .into
    }
    return places
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
