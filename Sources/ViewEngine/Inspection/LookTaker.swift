/// Tells what there is to see and to do, in one walk, and what of it has changed since the last look.
///
/// What it tells stays from one look to the next, and is written over where it differs: most of a screen is as it was.
/// Most often the same can be done, in the same order; which one a control is among those of its label is then known.
@MainActor
final class LookTaker {
  @exclusivity(unchecked) private(set) var look = Look()
  /// The frame after which that is so.
  @exclusivity(unchecked) private var frame: UInt32 = 0
  @exclusivity(unchecked) private var top: Place?
  @exclusivity(unchecked) private var listed = ListedNames()
  @exclusivity(unchecked) private var places: [OfferedPlace] = []
  /// Whether all that was met at the last look says of itself what it shows.
  @exclusivity(unchecked) private var isPlain = false
  /// Whether something else may have been written since.
  @exclusivity(unchecked) private var isOutOfDate = true
  /// Where the texts were met, as long as all is plain.
  @exclusivity(unchecked) private var textPlaces: [OutlineReference] = []
  /// What shows other texts since.
  @exclusivity(unchecked) private var rewritten: [Fragment] = []
  @exclusivity(unchecked) private var changes = Look.Changes()
  // How much of it the walk has met again, or written.
  @exclusivity(unchecked) private var textCount = 0
  @exclusivity(unchecked) private var offerCount = 0
  @exclusivity(unchecked) private var stateCount = 0
  private let walk = OutlineWalk()

  /// Where something was offered.
  private struct OfferedPlace {
    let reference: OutlineReference
    /// Whether it is a button of which nothing is said.
    let isPlainButton: Bool
  }

  /// Something else was written than at the last look.
  func noteChange() { isOutOfDate = true }

  /// Other texts were written than at the last look, and nothing else.
  // NB: no more than a few, for perhaps nobody looks any more.
  func noteTexts(of fragment: Fragment) {
    if isOutOfDate || rewritten.last === fragment { return }
    if rewritten.count < 16 { rewritten.append(fragment) } else { isOutOfDate = true }
  }

  /// Looks anew, if nothing but texts was written since, which name no control, and all that was met says of itself what
  /// it shows: then no walk is needed.
  ///
  /// - Returns: what is another one than at the last look; nil if more has to be done.
  func takeTexts(in frame: UInt32) -> Look.Changes? {
    guard isPlain, !isOutOfDate else { return nil }
    while let fragment = rewritten.popLast() {
      guard takeTexts(of: fragment) else {
        isOutOfDate = true
        return nil
      }
    }
    self.frame = frame
    return takeChanges()
  }

  private func takeTexts(of fragment: Fragment) -> Bool {
    var number = 0
    while number < textPlaces.count {
      defer { number += 1 }
      guard textPlaces[number].fragment === fragment else { continue }
      if textPlaces[number].isGone { return false }
      let entry = fragment.entries.list[Int(textPlaces[number].index)]
      let text = fragment.entries.texts[Int(entry.number)]
      if look.texts[number] == text { continue }
      if entry.parent >= 0, fragment.entries.list[Int(entry.parent)].standing == .button { return false }
      look.texts[number] = text
      changes.texts = true
    }
    return true
  }

  private func takeChanges() -> Look.Changes {
    defer { changes = Look.Changes() }
    return changes
  }

  /// Looks anew.
  ///
  /// - Parameter frame: the frame after which it is so.
  /// - Returns: what is another one than at the last look.
  func take(of screen: Screen, in frame: UInt32) -> Look.Changes {
    rewritten.removeAll(keepingCapacity: true)
    listed.expectSame()
    isPlain = screen.top == nil
    isOutOfDate = false
    walkOver(screen)
    if listed.isOther {
      // Something else can be done than before, so the controls of each label have to be counted.
      listed.removeAll()
      walkOver(screen)
    }
    if textCount < look.texts.count {
      look.texts.removeLast(look.texts.count - textCount)
      changes.texts = true
    }
    if offerCount < look.offers.count {
      look.offers.removeLast(look.offers.count - offerCount)
      places.removeLast(places.count - offerCount)
      changes.offers = true
    }
    if stateCount < look.states.count {
      look.states.removeLast(look.states.count - stateCount)
      changes.states = true
    }
    listed.end()
    self.frame = frame
    top = screen.top
    return takeChanges()
  }

  /// Where something is that was offered at the last look, if nothing has happened since: what is done next is most
  /// often one of that, and need not be looked for.
  ///
  /// - Returns: the place, on the screen that was looked at.
  func find(
    _ kind: Interaction.Kind, _ label: String, at index: Int, in frame: UInt32, on outline: ScreenOutline
  ) -> (screen: Screen, place: Place)? {
    guard let number = number(of: kind, label, at: index, in: frame) else { return nil }
    return (Screen(outline, below: top), places[number].reference.place)
  }

  /// What a tap on a button does, if it was offered at the last look, nothing is said of it, and nothing has happened
  /// since.
  func tapped(_ label: String, at index: Int, in frame: UInt32) -> (() -> Void)? {
    guard let number = number(of: .tap, label, at: index, in: frame), places[number].isPlainButton else { return nil }
    let reference = places[number].reference
    let entry = reference.fragment.entries.list[Int(reference.index)]
    return entry.standing == .button ? reference.fragment.entries.elements[Int(entry.number)].tapped : nil
  }

  private func number(of kind: Interaction.Kind, _ label: String, at index: Int, in frame: UInt32) -> Int? {
    guard frame == self.frame else { return nil }
    var number = 0
    while number < offerCount {
      if look.offers[number].interaction.index == index, look.offers[number].interaction.label == label,
        look.offers[number].interaction.kind == kind
      {
        return places[number].reference.isGone ? nil : number
      }
      number += 1
    }
    return nil
  }

  // MARK: The walk

  private func walkOver(_ screen: Screen) {
    (textCount, offerCount, stateCount) = (0, 0, 0)
    textPlaces.removeAll(keepingCapacity: true)
    // What is presented covers all else, which is then seen, and not to be used.
    let isCovered = screen.top != nil
    if isCovered { screen.listAll { add($0, screen) } }
    walk.reset()
    walk.run(
      over: screen.outline.root,
      trait: { trait, walk in
        isPlain = false
        if !isCovered, trait.offersForAll { screen.list(trait, walk) { add($0, screen) } }
      },
      text: { text, walk in
        if walk.context.flags.contains(.away) { return .over }
        if walk.hasTraits {
          see(PlainText(content: text), walk, screen, isCovered: isCovered)
        } else if walk.context.isRead {
          if isPlain, let place = walk.place { textPlaces.append(OutlineReference(place.fragment, place.index)) }
          add(text: text)
        }
        return .into
      },
      plain: { standing, walk in
        if walk.context.flags.contains(.away) { return false }
        guard standing == .button, !isCovered else { return true }
        guard let place = walk.place, let label = place.onlyText else { return false }
        let flags = walk.context.flags
        if let index = listed.next(Tap.self, label, isTold: !flags.contains(.hidden)), !flags.contains(.hidden) {
          addTap(label, at: index, isEnabled: flags.isDisjoint(with: .inert), place)
        }
        return true
      }
    ) { element, walk in
      isPlain = false
      if walk.context.flags.contains(.away) { return .over }
      see(element, walk, screen, isCovered: isCovered)
      return .into
    }
  }

  private func see(_ element: any ShownElement, _ walk: OutlineWalk, _ screen: Screen, isCovered: Bool) {
    if let text = screen.readText(of: element, walk) { add(text: text) }
    let control = walk.control(of: element)
    guard control != nil || walk.hasTraits else { return }
    if !isCovered { screen.list(element, control, walk) { add($0, screen) } }
    guard walk.context.isRead, control != nil || walk.hasTag else { return }
    guard walk.hasTraits else {
      for attribute in element.attributes { add(state: attribute.description) }
      for attribute in control?.attributes(in: walk.context) ?? [] { add(state: attribute.description) }
      return
    }
    for attribute in screen.attributes(of: element, walk.tracedTraits, in: walk.context) {
      add(state: attribute.description)
    }
  }

  // MARK: What it comes to

  private func add(text: String) {
    if Self.write(text, at: textCount, of: &look.texts) { changes.texts = true }
    textCount += 1
  }

  private func add(state: String) {
    if Self.write(state, at: stateCount, of: &look.states) { changes.states = true }
    stateCount += 1
  }

  /// Writes a string over the one of the last look, or after the last one.
  ///
  /// - Returns: whether it is another one.
  private static func write(_ string: String, at index: Int, of list: inout [String]) -> Bool {
    if index == list.count {
      list.append(string)
    } else if list[index] != string {
      list[index] = string
    } else {
      return false
    }
    return true
  }

  private func add(_ offer: ListedOffer, _ screen: Screen) {
    guard let index = listed.next(offer.verb, offer.label, isTold: !offer.isHidden) else { return }
    if offer.isHidden { return }
    if offerCount == look.offers.count || !listed.isSame || hasOther(offer) {
      tell(told(offer, at: index, screen))
    }
    tell(offer.place, isPlainButton: false)
  }

  /// The same of a button that can only be tapped.
  private func addTap(_ label: String, at index: Int, isEnabled: Bool, _ place: Place) {
    if offerCount == look.offers.count || !listed.isSame
      || look.offers[offerCount].interaction.isEnabled != isEnabled
    {
      tell(Offer(Interaction(.tap, label, at: index, isEnabled: isEnabled)))
    }
    tell(place, isPlainButton: isEnabled)
  }

  private func tell(_ new: Offer) {
    if offerCount == look.offers.count {
      look.offers.append(new)
      changes.offers = true
    } else if look.offers[offerCount] != new {
      look.offers[offerCount] = new
      changes.offers = true
    }
  }

  private func tell(_ place: Place, isPlainButton: Bool) {
    let offered = OfferedPlace(
      reference: OutlineReference(place.fragment, place.index), isPlainButton: isPlainButton)
    if offerCount == places.count { places.append(offered) } else { places[offerCount] = offered }
    offerCount += 1
  }

  /// Whether there may be more to tell of something than that it can be done, or that is another one than before.
  private func hasOther(_ offer: ListedOffer) -> Bool {
    look.offers[offerCount].interaction.isEnabled != offer.isEnabled || !offer.options.isEmpty
      || !look.offers[offerCount].interaction.options.isEmpty || offer.verb.asksControl
  }

  private func told(_ offer: ListedOffer, at index: Int, _ screen: Screen) -> Offer {
    Verbs.add(offer.verb)
    return Offer(
      Interaction(
        kind: offer.verb.kind, label: offer.label, index: index, isEnabled: offer.isEnabled, options: offer.options),
      samples: offer.verb.asksControl ? offer.verb.samples(at: offer.place, on: screen) : [])
  }
}
