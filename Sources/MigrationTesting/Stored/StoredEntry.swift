/// A stored property: the type of the view or object that it is in, without what that is generic in, and its name.
struct StoredPlace: Hashable, Sendable, Codable {
  let owner: String
  let name: String

  init(of type: Any.Type, _ name: String) {
    owner = Self.name(of: type)
    self.name = name
  }

  static func name(of type: Any.Type) -> String { String("\(type)".prefix { $0 != "<" }) }
  var description: String { "\(owner).\(name)" }
}

/// The value of a stored property at a moment, in words.
struct StoredEntry: Equatable {
  let place: StoredPlace
  /// Which view or object of that type, in the order in which they were met.
  let number: Int
  /// Whether a closure reads the newest value, even an old closure, as for a `@State`.
  var isKept = false
  let text: String
  /// The object in the property, if it holds one. The object's own properties are separate entries.
  var held: HeldObject?

  /// An object of one host.
  struct HeldObject {
    // NB: weak, because views may watch the end of their objects. A released object does not count as changed.
    private weak var object: AnyObject?
    private let host: Host

    /// Identifies a host whose objects the entries hold.
    // Kept by them, because the next host may lie at the address of one that has ended.
    final class Host: Sendable {}

    init(_ object: AnyObject, of host: Host) { (self.object, self.host) = (object, host) }

    /// Whether it is the same object; objects of two hosts are compared by their content only.
    func isSame(as other: HeldObject) -> Bool { host !== other.host || object.map { $0 === other.object } ?? false }
  }

  func holdsSame(as other: StoredEntry) -> Bool {
    if let held, let others = other.held { return held.isSame(as: others) }
    return text == other.text
  }

  static func == (first: StoredEntry, second: StoredEntry) -> Bool {
    first.place == second.place && first.number == second.number && first.holdsSame(as: second)
  }
}

extension MigrationReport {
  /// A stored property whose value differs before and after an event, or between the sides.
  public struct Change: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The view or modifier that stores it, and the name of the property: `Cart.total`.
    public let property: String
    /// Its value before, as text; empty if the property did not exist.
    public let old: String
    /// Its value afterwards, as text; empty if the property no longer exists.
    public let new: String

    public var description: String {
      if old.isEmpty { return "\(property) = \(new)" }
      return new.isEmpty ? "\(property) is gone" : "\(property): \(old) → \(new)"
    }

    /// The property without its view.
    var name: String {
      // A local has no view before it, and one without a name has a description.
      guard property.contains("."), !property.hasPrefix("a captured ") else { return property }
      return String(property.drop { $0 != "." }.dropFirst().prefix { $0 != " " })
    }

    /// The changes between two moments, in the order of the later one.
    static func all(from before: [StoredEntry], to after: [StoredEntry]) -> [Change] {
      let known = Dictionary(before.map { (Key($0), $0) }, uniquingKeysWith: { first, _ in first })
      var changes: [Change] = []
      for entry in after {
        let old = known[Key(entry)]
        if let old, old.holdsSame(as: entry) { continue }
        let change = Change(property: name(of: entry), old: old?.text ?? "", new: entry.text)
        // An object that several views hold is described once, at its owner.
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
}
