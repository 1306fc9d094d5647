/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral, CustomStringConvertible {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let delete = KeyEquivalent("\u{8}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let `return` = KeyEquivalent("\u{D}")
  public static let space = KeyEquivalent("\u{20}")
  public static let tab = KeyEquivalent("\u{9}")

  public var description: String { Self.names[self] ?? "\(character)" }

  private static let names: [KeyEquivalent: String] = [
    .upArrow: "upArrow",
    .downArrow: "downArrow",
    .leftArrow: "leftArrow",
    .rightArrow: "rightArrow",
    .clear: "clear",
    .delete: "delete",
    .deleteForward: "deleteForward",
    .end: "end",
    .escape: "escape",
    .home: "home",
    .pageDown: "pageDown",
    .pageUp: "pageUp",
    .return: "return",
    .space: "space",
    .tab: "tab",
  ]
}
