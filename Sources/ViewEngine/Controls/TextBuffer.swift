/// The text that a text control shows, kept by the control. Each change of the bound value replaces it. A write that
/// the binding refuses stays visible until the bound value next changes.
@usableFromInline
final class TextBuffer {
  private(set) var text = ""
  private var bound: String?
  private var observer: EditingObserver?
  @usableFromInline init() {}

  /// Takes over the binding's value, if that has changed since.
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

  func edit(_ newText: String) { text = newText }
}
