/// A stored property: the type of the view or object that it is in, without what that is generic in, and its name.
struct StoredPlace: Hashable, Sendable, Codable {
  let owner: String
  let name: String

  init(of type: Any.Type, _ name: String) {
    owner = Self.name(of: type)
    self.name = name
  }

  static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
}

/// The value of a stored property at a moment, in words.
struct StoredEntry: Equatable {
  let place: StoredPlace
  /// Which view or object of that type, in the order in which they were met.
  let number: Int
  /// Whether a closure reads the newest value whenever it was made, as of a `@State`.
  var isKept = false
  let text: String
  /// For a property that holds an object, that object. Its own properties are entries of their own.
  var held: HeldObject?

  /// An object of one host.
  struct HeldObject {
    // NB: weak, for views may watch when their objects end; one that has ended is no other, whatever took its place.
    private weak var object: AnyObject?
    private let host: Host

    /// Stands for a host whose objects entries hold.
    // NB: kept by them, for the next host may lie at the address of one that has ended.
    final class Host: Sendable {}

    init(_ object: AnyObject, of host: Host) {
      self.object = object
      self.host = host
    }

    /// Whether it is the same object; of two hosts, no objects are told apart but by what is in them.
    func isSame(as other: HeldObject) -> Bool {
      host !== other.host || object.map { $0 === other.object } ?? false
    }
  }

  /// Whether both hold the same, of one property.
  func holdsSame(as other: StoredEntry) -> Bool {
    if let held, let others = other.held { return held.isSame(as: others) }
    return text == other.text
  }

  static func == (first: StoredEntry, second: StoredEntry) -> Bool {
    first.place == second.place && first.number == second.number && first.holdsSame(as: second)
  }
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
    let known = Dictionary(before.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
    var changes: [StoredChange] = []
    for entry in after {
      let old = known[Key(entry)]
      if let old, old.holdsSame(as: entry) { continue }
      let change = StoredChange(property: name(of: entry), old: old?.text ?? "", new: entry.text)
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
