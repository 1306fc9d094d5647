/// Types into a text control.
enum TypeText: Verb {
  typealias Input = String
  typealias Action = TextEdit
  static var kind: Interaction.Kind { .type }
  static var noun: String { "text control" }
  static var isSampled: Bool { true }
  static func call(_ label: String) -> String { "type(…, into: \(label))" }
  static func samples(_ action: AvailableAction, typing alphabet: [String]) -> [String] { alphabet }
  static func words(_ target: StepTarget, _ input: String) -> String { "type \(input.debugDescription) into \(target)" }
  static func arguments(_ target: StepTarget, _ input: String) -> [String] {
    [input.debugDescription, "into: \(target.quoted)"]
  }
}

enum Submit: Verb {
  typealias Action = TextEdit
  static var kind: Interaction.Kind { .submit }
  static var noun: String { "text control" }
  static func call(_ label: String) -> String { "submit(\(label))" }
}

/// Moves the focus to a view that is no text control.
enum TakeFocus: Verb {
  typealias Action = [FocusLink]
  static var kind: Interaction.Kind { .focus }
  static var noun: String { "view that is .focusable()" }
  static func call(_ label: String) -> String { "focus(\(label))" }
}

extension Interaction.Kind {
  /// An interaction that `ViewHost.type` performs.
  public static let type = Interaction.Kind("type")
  /// An interaction that `ViewHost.submit` performs.
  public static let submit = Interaction.Kind("submit")
}

package struct TextEdit {
  let buffer: TextBuffer
  let write: (String) -> Void
  /// Whether the return key begins a new line.
  let isMultiline: Bool
  let isEditor: Bool
  /// Converts the text to a value at the loss of the focus or the submission; nil if each keystroke does.
  let commit: (() -> Void)?
  var trigger = SubmitTriggers.text
  /// The actions of a submission.
  var submit: [() -> Void] = []
  var focus: [FocusLink] = []

  /// Puts another text into the control, and tells the binding.
  func set(_ text: String) {
    buffer.edit(text)
    write(text)
  }

  func press(_ key: Character) { set(Self.deletes(key) ? String(buffer.text.dropLast()) : buffer.text + String(key)) }

  /// Backspace or delete, of which both take the last character away.
  private static func deletes(_ key: Character) -> Bool { key == "\u{8}" || key == "\u{7F}" }
}
