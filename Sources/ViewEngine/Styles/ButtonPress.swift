/// What a finger does to a button that has a style, with the newest action: the style may change while it is pressed.
@MainActor
final class ButtonPress {
  /// Nil once the button is gone.
  var action: (() -> Void)?
  var setPressed: (Bool) -> Void = { _ in }

  nonisolated init() {}

  func begin() { setPressed(true) }

  func end() {
    setPressed(false)
    action?()
  }
}
