/// Tells what there is to see and to do, in one walk; it keeps its memory from one look to the next.
@MainActor
final class LookTaker {
  @exclusivity(unchecked) private var look = Look()
  @exclusivity(unchecked) private var list = InteractionList()
  @exclusivity(unchecked) private(set) var offered = OfferedPlaces()
  private let walk = OutlineWalk()
  private var counts = (texts: 0, offers: 0)

  /// - Parameter frame: the frame after which that is so.
  func take(of screen: Screen, in frame: UInt32) -> Look {
    look = Look()
    look.texts.reserveCapacity(counts.texts)
    look.offers.reserveCapacity(counts.offers)
    offered.begin()
    list.begin()
    defer { look = Look() }
    // What is presented covers all else, which is then seen, and not to be used.
    let isCovered = screen.top != nil
    if isCovered { screen.walkInteractions { verb, interaction, place in add(verb, interaction, place, screen) } }
    walk.reset()
    walk.run(
      over: screen.outline.root,
      trait: { trait, walk in
        if !isCovered { list.add(trait, walk, on: screen) { add($0, $1, $2, screen) } }
      },
      text: { text, walk in
        if walk.context.flags.contains(.away) { return .over }
        if walk.hasTraits {
          see(PlainText(content: text), walk, screen, isCovered: isCovered)
        } else if walk.context.isRead {
          look.texts.append(text)
        }
        return .into
      }
    ) { element, walk in
      if walk.context.flags.contains(.away) { return .over }
      see(element, walk, screen, isCovered: isCovered)
      return .into
    }
    offered.end(look.offers, in: frame)
    counts = (look.texts.count, look.offers.count)
    return look
  }

  private func see(_ element: any ShownElement, _ walk: OutlineWalk, _ screen: Screen, isCovered: Bool) {
    if let text = screen.readText(of: element, walk) { look.texts.append(text) }
    let control = walk.control(of: element)
    guard control != nil || walk.hasTraits else { return }
    if !isCovered { list.add(element, control, walk, on: screen) { add($0, $1, $2, screen) } }
    guard walk.context.isRead, control != nil || walk.hasTag else { return }
    guard walk.hasTraits else {
      for attribute in element.attributes { look.states.append(attribute.description) }
      for attribute in control?.attributes(in: walk.context) ?? [] { look.states.append(attribute.description) }
      return
    }
    for attribute in screen.attributes(of: element, walk.tracedTraits, in: walk.context) {
      look.states.append(attribute.description)
    }
  }

  private func add(_ verb: any Verb.Type, _ interaction: Interaction, _ place: Place, _ screen: Screen) {
    var offer = Offer(interaction)
    if verb == SetSlider.self {
      offer.range = screen.action(of: SetSlider.self, at: place)?.range
    } else if verb == Move.self, let row = screen.action(of: Move.self, at: place) {
      offer.offset = row.index
      offer.range = 0...Double(max(0, row.count - 1))
    }
    look.offers.append(offer)
    offered.add(place)
  }
}
