public import Foundation

/// A view that is made of the elements of a collection, such as `ForEach`.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The elements whose rows it makes.
  var data: Data { get }
}

/// The rows of a `ForEach`, with a person's actions on them.
public struct _EditableRows<Content: DynamicViewContent> {
  public let content: Content
  public let _look: _Look
  public struct _Look { let actions: RowActions }

  init(content: Content, actions: RowActions) {
    self.content = content
    _look = _Look(actions: actions)
  }
}

extension _EditableRows: _WrapperView {
  public static func _render(_ look: _Look, around content: () -> Void, into rendering: _Rendering) {
    rendering.applyToRows(RowActionsTrait(actions: look.actions), around: content)
  }
}

extension _EditableRows: DynamicViewContent { public var data: Content.Data { content.data } }

@MainActor
extension _EditableRows { public func _addParts(to parts: inout _ViewParts) { content._addParts(to: &parts) } }

extension DynamicViewContent {
  /// Sets the action for deleted rows: see `delete` of a host.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _EditableRows(
      content: self, actions: RowActions(delete: action.map { action in { action(IndexSet(integer: $0)) } }))
  }

  /// Sets the action for moved rows: see `move` of a host.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _EditableRows(
      content: self, actions: RowActions(move: action.map { action in { action(IndexSet(integer: $0), $1) } }))
  }
}

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

extension ForEach: DynamicViewContent where Content: View {}
