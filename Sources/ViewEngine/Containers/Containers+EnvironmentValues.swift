// Written by Tests/Scripts/generate/environment-values.sh.

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
