/// Keys that would do what a control is for. A host presses no keys: it uses the control.
public struct KeyboardShortcut: Hashable, Sendable, CustomStringConvertible {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers

  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key, for the button that a person most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for the button that leads out.
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
