/// Where everything stands that could be done when the screen was last looked at in full: what is done next is most
/// often one of that, and need not be looked for.
@MainActor
struct OfferedPlaces {
  private let frame: UInt32
  private var interactions: [Interaction] = []
  private var places: [OutlineReference] = []

  init(in frame: UInt32) { self.frame = frame }

  mutating func add(_ interaction: Interaction, at place: Place) {
    interactions.append(interaction)
    places.append(OutlineReference(place.fragment, place.index))
  }

  /// Where something is that was offered, if nothing has happened since.
  func place(of kind: Interaction.Kind, _ label: String, at index: Int, in frame: UInt32) -> Place? {
    guard frame == self.frame else { return nil }
    for number in interactions.indices
    where interactions[number].index == index && interactions[number].label == label
      && interactions[number].kind == kind
    {
      return places[number].isGone ? nil : places[number].place
    }
    return nil
  }
}
