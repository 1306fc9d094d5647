/// What applies at a place of the outline, as the traits around it say.
package struct ElementContext {
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// It takes its room and is not seen.
    package static let hidden = Flags(rawValue: 1)
    /// It only names the control that it belongs to.
    package static let unread = Flags(rawValue: 2)
    /// It is kept though nobody sees it.
    package static let away = Flags(rawValue: 4)
    /// Controls do not react.
    package static let disabled = Flags(rawValue: 8)
    /// Touches pass through to what is behind.
    package static let untouchable = Flags(rawValue: 16)
  }

  package var flags: Flags = []
  /// How many elements it is in.
  package var depth = 0
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// Whether a feature has said anything of its own here.
  var hasValues: Bool { !values.isEmpty }

  /// Whether a person reads it.
  package var isRead: Bool { flags.isDisjoint(with: [.hidden, .unread, .away]) }

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
    context[AwayKey.self] = self[AwayKey.self]
    return context
  }
}

/// By what a feature finds its value in a context.
package protocol ElementContextKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
