/// Whether a person edits the rows of a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
  /// Whether a person edits. A host has one mode of its own, which an `EditButton` switches; set a binding for another.
  ///
  /// Rows can be deleted and moved in any mode: see `delete` and `move` of a host (our choice).
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: it says Edit, or Done.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  public nonisolated init() {}
}

extension EditButton: _EngineView {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
