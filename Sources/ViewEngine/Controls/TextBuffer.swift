/// The text that a text control shows, which is its own.
///
/// It follows the bound value whenever that is another one; a write that the binding refuses is therefore
/// still shown, until the bound value next changes.
@usableFromInline
final class TextBuffer {
  private(set) var text = ""
  private var bound: String?
  private var observer: EditingObserver?

  @usableFromInline init() {}

  /// Takes over what the binding holds, if that has changed since.
  func follow(_ newBound: String) {
    guard bound != newBound else { return }
    bound = newBound
    text = newBound
  }

  /// The observer of the control that shows the text, with the newest action.
  func editing(telling action: @escaping (Bool) -> Void) -> EditingObserver {
    let observer = observer ?? EditingObserver(action)
    observer.action = action
    self.observer = observer
    return observer
  }

  /// A person has edited the text.
  func edit(_ newText: String) { text = newText }
}
