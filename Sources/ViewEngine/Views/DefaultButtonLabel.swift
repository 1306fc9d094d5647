/// What a button shows that has a role and nothing else.
///
/// SwiftUI shows a symbol or a word, as the place wants it. The engine shows Cancel, Close, Confirm or Delete, so that a
/// host finds the button by it (our choice).
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: _EngineView {
  public var body: some View { Text(title) }

  private var title: String {
    switch role {
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Confirm"
    default: "Delete"
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// - Parameter role: what the button does, and so what it shows.
  public nonisolated init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
