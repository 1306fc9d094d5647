/// Whether a person edits the rows of a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
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
