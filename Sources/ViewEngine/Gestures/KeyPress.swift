public import Foundation

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// The moments of a key press that a view reacts to. A host presses a key down and releases it.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether the key is handled; if ignored, the host asks the enclosing views.
  public enum Result: Hashable, Sendable { case handled, ignored }
  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

extension View {
  /// Runs `action` when a key is pressed while the view has the focus, or something in it: see `press` of a host.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onKey(where: { $0.key == key && $0.phase == .down }) { _ in action() }
  }

  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKey(where: { $0.key == key && phases.contains($0.phase) }, action) }

  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKey(where: { keys.contains($0.key) && phases.contains($0.phase) }, action) }

  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKey(
      where: { press in
        phases.contains(press.phase) && press.characters.unicodeScalars.allSatisfy(characters.contains)
      }, action)
  }

  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { onKey(where: { phases.contains($0.phase) }, action) }

  nonisolated func onKey(
    where isMeant: @escaping (KeyPress) -> Bool, _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { LandmarkView(content: self, _look: KeyTrait { isMeant($0) ? action($0) : .ignored }) }

  /// Runs `action` when a person presses Escape, or Menu on a remote: `press(.escape)` of a host.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKey(where: { action != nil && $0.phase == .down && $0.key == .escape }) { _ in
      action?()
      return .handled
    }
  }
}

/// The action for a key.
struct KeyTrait: ElementTrait { let act: (KeyPress) -> KeyPress.Result }
