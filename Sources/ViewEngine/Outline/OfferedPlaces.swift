/// Where everything stands that could be done when the screen was last looked at in full: what is done next is most
/// often one of that, and need not be looked for.
@MainActor
struct OfferedPlaces {
  private var frame: UInt32 = 0
  private var offers: [Offer] = []
  private var places: [OutlineReference] = []

  /// Forgets what it has, but for the memory of it.
  mutating func begin() {
    offers = []
    places.removeAll(keepingCapacity: true)
  }

  mutating func add(_ place: Place) { places.append(OutlineReference(place.fragment, place.index)) }

  /// - Parameter offers: what is offered at the places that were added.
  mutating func end(_ offers: [Offer], in frame: UInt32) {
    self.offers = offers
    self.frame = frame
  }

  /// Where something is that was offered, if nothing has happened since.
  func place(of kind: Interaction.Kind, _ label: String, at index: Int, in frame: UInt32) -> Place? {
    guard frame == self.frame else { return nil }
    for number in offers.indices
    where offers[number].interaction.index == index && offers[number].interaction.label == label
      && offers[number].interaction.kind == kind
    {
      return places[number].isGone ? nil : places[number].place
    }
    return nil
  }
}
