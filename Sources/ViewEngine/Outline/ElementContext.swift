/// What applies at a place of the outline, as the traits around it say.
package struct ElementContext {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It takes its room and is not seen.
    package static var hidden: Flags { Flags(rawValue: 1) }
    /// It only names the control that it belongs to.
    package static var unread: Flags { Flags(rawValue: 2) }
    /// It is kept though nobody sees it.
    package static var away: Flags { Flags(rawValue: 4) }
    /// Controls do not react.
    package static var disabled: Flags { Flags(rawValue: 8) }
    /// Touches pass through to what is behind.
    package static var untouchable: Flags { Flags(rawValue: 16) }
    /// What nobody reads.
    static var unseen: Flags { Flags(rawValue: 1 | 2 | 4) }
    /// What does not react.
    static var inert: Flags { Flags(rawValue: 8 | 16) }

    // NB: those of `OptionSet` are generic, which costs more in a debug build than what is asked here.
    package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }
    package func isDisjoint(with other: Flags) -> Bool { rawValue & other.rawValue == 0 }
    package mutating func insert(_ other: Flags) { self = Flags(rawValue: rawValue | other.rawValue) }
    package mutating func remove(_ other: Flags) { self = Flags(rawValue: rawValue & ~other.rawValue) }
  }

  package var flags = Flags(rawValue: 0)
  /// How many elements it is in.
  package var depth = 0
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Whether a feature has said anything of its own here.
  var hasValues: Bool { !values.isEmpty }

  /// Whether a person reads it.
  package var isRead: Bool { flags.isDisjoint(with: .unseen) }

  /// A value of a feature's own, known by its type.
  package subscript<Key: ElementContextKey>(key: Key.Type) -> Key.Value {
    get {
      if values.isEmpty { return Key.defaultValue }
      return values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What applies to what stands apart from how the view around it looks and acts.
  var apart: ElementContext {
    var context = ElementContext()
    context.depth = depth
    context.flags = flags.intersection([.disabled, .away])
    if let away = self[AwayKey.self] { context[AwayKey.self] = away }
    return context
  }
}

/// By what a feature finds its value in a context.
package protocol ElementContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
