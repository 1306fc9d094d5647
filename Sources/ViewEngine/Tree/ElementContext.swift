/// The effect of the enclosing traits at a place of the render tree.
package struct ElementContext {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Invisible; keeps its room.
    package static var hidden: Flags { Flags(rawValue: 1) }
    /// Only the label of its control.
    package static var unread: Flags { Flags(rawValue: 2) }
    package static var offScreen: Flags { Flags(rawValue: 4) }
    package static var disabled: Flags { Flags(rawValue: 8) }
    /// Touches pass through to the views behind.
    package static var untouchable: Flags { Flags(rawValue: 16) }
    /// Not read by a person.
    static var unseen: Flags { Flags(rawValue: 1 | 2 | 4) }
    /// Does not react to touches.
    static var inert: Flags { Flags(rawValue: 8 | 16) }

    // The generic ones of `OptionSet` are slower in a debug build.
    package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
    package func isDisjoint(with other: Flags) -> Bool { rawValue & other.rawValue == 0 }
    package mutating func insert(_ other: Flags) { self = Flags(rawValue: rawValue | other.rawValue) }
    package mutating func remove(_ other: Flags) { self = Flags(rawValue: rawValue & ~other.rawValue) }
  }

  package var flags = Flags(rawValue: 0)
  package var depth = 0
  private var values: [ObjectIdentifier: Any] = [:]
  package init() {}

  /// Whether any feature has set a value.
  var hasValues: Bool { !values.isEmpty }
  package var isRead: Bool { flags.isDisjoint(with: .unseen) }

  package subscript<Key: ElementContextKey>(key: Key.Type) -> Key.Value {
    get {
      if values.isEmpty { return Key.defaultValue }
      return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The context of isolated content: see `IsolatedContentTrait`.
  var isolated: ElementContext {
    var context = ElementContext()
    context.depth = depth
    context.flags = flags.intersection([.disabled, .offScreen])
    return context
  }
}

/// The key of a value that a feature keeps in a context.
package protocol ElementContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
