/// A stored property: the type of the view that it is in, and its name.
struct StoredPlace: Hashable, Sendable, Codable {
  let owner: String
  let name: String
}

/// The value of a stored property at a moment, in words.
struct StoredEntry: Hashable, Sendable {
  let place: StoredPlace
  /// Which view of that type, in the order of declaration.
  let number: Int
  /// Whether a closure reads the newest value whenever it was made, as of a `@State`.
  var isKept = false
  let text: String
}

/// What became of a stored property.
public struct StoredChange: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The view or modifier that stores it, and the name of the property: `Cart.total`.
  public let property: String
  /// Its value before, in words; empty for one that was not there.
  public let old: String
  /// Its value afterwards; empty for one that is gone.
  public let new: String

  public var description: String {
    if old.isEmpty { return "\(property) = \(new)" }
    return new.isEmpty ? "\(property) is gone" : "\(property): \(old) → \(new)"
  }

  /// What differs between two moments, in the order of the later one.
  static func all(from before: [StoredEntry], to after: [StoredEntry]) -> [StoredChange] {
    let known = Dictionary(before.map { (Key($0), $0.text) }, uniquingKeysWith: { first, _ in first })
    var changes: [StoredChange] = []
    for entry in after {
      let old = known[Key(entry)]
      if let old, old == entry.text { continue }
      let change = StoredChange(property: name(of: entry), old: old ?? "", new: entry.text)
      // An object that several views hold is told of once, at its owner.
      if !entry.isKept, changes.contains(where: { $0.old == change.old && $0.new == change.new }) { continue }
      changes.append(change)
    }
    return changes
  }

  private struct Key: Hashable {
    let place: StoredPlace
    let number: Int
    init(_ entry: StoredEntry) {
      place = entry.place
      number = entry.number
    }
  }

  private static func name(of entry: StoredEntry) -> String {
    "\(entry.place.owner).\(entry.place.name)" + (entry.number == 0 ? "" : " (no. \(entry.number + 1))")
  }
}
