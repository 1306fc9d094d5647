extension Screen {
  /// Finds the element for a verb by its label.
  ///
  /// - Parameters:
  ///   - part: the part of the screen to search.
  ///   - name: the host's method, for messages.
  /// - Throws: `ViewHostError`, which lists the alternatives on screen, or names the obstacle.
  func locate<Done: ElementVerb>(
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

  /// Finds the element for a verb: a part of the screen, an element inside, or an element around.
  func locate<Done: ElementVerb>(
    _ verb: Done.Type, in part: Place, _ description: String, as name: String
  ) throws(ViewHostError) -> Located<Done.Action> {
    let match = offering(verb, in: part).first ?? part.allAround.lazy.compactMap { self.match(verb, at: $0) }.first
    if let match {
      let label = label(of: match.place)
      try checkUse(of: match.place, in: match.context, name, verb.noun, label)
      return Located(screen: self, place: match.place, label: label, action: match.action)
    }
    let other = firstAction(in: part)
    throw ViewHostError(
      .notFound, name, "the element that was found by \(description) is no \(verb.noun), holds none, and is in none",
      details: other.map { ["It holds the \($0.verb.noun) \(NameList.quoted($0.label))."] } ?? [],
      toFix: "find a \(verb.noun)" + (other.map { ", or call \(call($0.verb, at: $0.place))" } ?? ""))
  }

  /// A place at which the action of a verb is available.
  struct Match<Done: ElementVerb> {
    let place: Place
    let context: ElementContext
    let action: Done.Action
  }

  /// The places with a verb's action and a label; if none is within reach, also those with the label in a text.
  private func matches<Done: ElementVerb>(for verb: Done.Type, called label: String, in part: Part) -> [Match<Done>] {
    var whole = matches(for: verb, named: label)
    if part.place != nil { whole = whole.filter { part.contains($0.place) } }
    if whole.contains(where: { isWithinReach($0.place, $0.context) }) { return whole }
    let partly = matches(for: verb, holding: label).filter { part.contains($0.place) }
    if !partly.isEmpty { return whole.isEmpty ? partly : whole + partly }
    if !whole.isEmpty { return whole }
    return offering(verb, in: part.place).filter { self.label(of: $0.place) == label }
  }

  /// The places with a verb's action and a label, found by the texts in them.
  private func matches<Done: ElementVerb>(for verb: Done.Type, named label: String) -> [Match<Done>] {
    if label.isEmpty { return [] }
    var matches: [Match<Done>] = []
    var seen = SeenPlaces()
    func add(_ name: some StringProtocol) {
      for named in index.places(named: name) {
        guard let match = offering(verb, around: named), self.label(of: match.place) == label,
          seen.insert(match.place)
        else { continue }
        matches.append(match)
      }
    }
    add(label)
    // The label of several texts begins with the first one, which ends before one of the spaces.
    for index in label.utf8.indices where label.utf8[index] == UInt8(ascii: " ") { add(label[..<index]) }
    return matches.count > 1 ? matches.sorted { $0.place.isBefore($1.place) } : matches
  }

  /// The places with a verb's action and a text that is in no inner control.
  private func matches<Done: ElementVerb>(for verb: Done.Type, holding text: String) -> [Match<Done>] {
    var matches: [Match<Done>] = []
    var seen = SeenPlaces()
    for named in index.places(named: text) where isCalled(named, text) {
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

  /// The nearest place with a verb's action, unless a different control is nearer.
  private func nearest<Done: ElementVerb>(_ verb: Done.Type, to name: Place) -> Match<Done>? {
    for place in sequence(first: name, next: \.around) {
      if let match = match(verb, at: place) { return match }
      if let element = place.element, control(of: element, at: place) != nil, !verb.reachesOverControls { return nil }
    }
    return nil
  }

  private func offering<Done: ElementVerb>(_ verb: Done.Type, around name: Place) -> Match<Done>? {
    if name.entry.kind == .trait {
      // A trait with a label names the elements in it.
      if let inside = offering(verb, in: name).first { return inside }
    } else if let match = match(verb, at: name) {
      return match
    }
    for place in name.allAround { if let match = match(verb, at: place) { return match } }
    return nil
  }

  func offering<Done: ElementVerb>(_ verb: Done.Type, in part: Place?) -> [Match<Done>] {
    var matches: [Match<Done>] = []
    let walk = part.map { TreeWalk($0.context) } ?? TreeWalk()
    func add(_ place: Place?) { if let place, let match = match(verb, at: place) { matches.append(match) } }
    walk.run(over: part, of: renderTree.root) { trait, walk in
      if trait.hasSharedActions { add(walk.place) }
    } element: { element, walk in
      // The traits of the part itself are outside of it.
      let isPart = part.map { walk.place?.isSame(as: $0) ?? false } ?? false
      if isPart || walk.hasTraits || element.control != nil { add(walk.place) }
      return .into
    }
    return matches
  }
}

extension Place {
  /// The places around it, nearest first.
  var allAround: some Sequence<Place> { sequence(first: self) { $0.around }.dropFirst() }
}

/// The element for a verb, on the screen on which it was found.
struct Located<Action> {
  let screen: Screen
  let place: Place
  let label: String
  let action: Action
}

/// The places that a look-up has visited, so that each counts once.
@MainActor
struct SeenPlaces {
  private struct Key: Hashable {
    let fragment: ObjectIdentifier
    let index: Int
  }

  private var first: Place?
  // Empty for one place, so that most look-ups allocate nothing.
  private var keys: Set<Key> = []

  /// - Returns: whether the place is new.
  mutating func insert(_ place: Place) -> Bool {
    guard let first else {
      first = place
      return true
    }
    if keys.isEmpty {
      if first.isSame(as: place) { return false }
      keys.insert(Self.key(of: first))
    }
    return keys.insert(Self.key(of: place)).inserted
  }

  private static func key(of place: Place) -> Key {
    Key(fragment: ObjectIdentifier(place.fragment), index: place.index)
  }
}
