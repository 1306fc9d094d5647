/// A button that runs the nearest `renameAction` around. Without one it is disabled.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename

  /// A button with the title "Rename" and a pencil.
  public nonisolated init() where Label == ViewEngine.Label<Text, Image> {
    label = ViewEngine.Label(title: { Text(verbatim: "Rename") }, icon: { Image(systemName: "pencil") })
  }
}

extension RenameButton: _EngineView {
  public var body: some View {
    Button(action: { rename?() }, label: { label }).disabled(rename == nil)
  }
}

/// Renames the subject of a view.
public struct RenameAction: Sendable {
  private let action: @MainActor @Sendable () -> Void
  init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  @MainActor @preconcurrency public func callAsFunction() { action() }
}

/// Asks a person to rate the app. Nothing is shown, and the call has no effect.
public struct RequestReviewAction: Sendable {
  @MainActor @preconcurrency public func callAsFunction() {}
}

extension View {
  /// Sets the action of a `RenameButton` inside.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return environment(\.rename, RenameAction { action() })
  }

  /// Gives the focus to a field where a `RenameButton` inside is pressed.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    nonisolated(unsafe) let isFocused = isFocused
    return environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
