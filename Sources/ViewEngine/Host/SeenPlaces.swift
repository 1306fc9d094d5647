/// The places that a look-up has come to, so that each counts once.
@MainActor
struct SeenPlaces {
  private struct Key: Hashable {
    let fragment: ObjectIdentifier
    let index: Int
  }

  private var first: Place?
  // NB: stays empty for one place, which most labels have: it allocates nothing.
  private var keys: Set<Key> = []

  /// - Returns: whether the look-up comes to it for the first time.
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
