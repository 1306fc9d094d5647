/// Keys for the action of a control. A host presses no keys: it uses the control.
public struct KeyboardShortcut: Hashable, Sendable, CustomStringConvertible {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }

  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
  public var description: String { modifiers.isEmpty ? "\(key)" : "\(modifiers) \(key)" }
}

extension View {
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    painted("keyboardShortcut", "\(shortcut)")
  }

  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    painted("keyboardShortcut", shortcut?.description ?? "none")
  }

  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
}

/// A key, for `keyboardShortcut` and `onKeyPress`. `ViewHost.press(_:modifiers:)` presses it.
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

public struct EventModifiers: OptionSet, Hashable, Sendable, CustomStringConvertible {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

  public var description: String {
    let names: [(EventModifiers, String)] = [
      (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
      (.numericPad, "numericPad"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
