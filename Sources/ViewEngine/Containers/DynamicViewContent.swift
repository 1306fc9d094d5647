public import Foundation

/// A view that is made of the elements of a collection, such as `ForEach`.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The rows of a `ForEach`, with what a person can do to them.
public struct _EditableRows<Content: DynamicViewContent> {
  public let content: Content
  public let _look: _Look

  public struct _Look {
    let actions: RowActions
  }

  init(content: Content, actions: RowActions) {
    self.content = content
    _look = _Look(actions: actions)
  }
}

extension _EditableRows: _WrapperView {
  public static func _render(
    _ look: _Look, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.applyToRows(RowActionsTrait(actions: look.actions), around: content)
  }
}

extension _EditableRows: DynamicViewContent {
  public var data: Content.Data { content.data }
}

@MainActor
extension _EditableRows {
  public func _addParts(to parts: inout _ViewParts) { content._addParts(to: &parts) }
}

extension DynamicViewContent {
  /// Says what is done when a person deletes rows: see `delete` of a host.
  ///
  /// - Parameter action: is told the offsets of the rows; nil if rows cannot be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _EditableRows(
      content: self, actions: RowActions(delete: action.map { action in { action(IndexSet(integer: $0)) } }))
  }

  /// Says what is done when a person moves rows: see `move` of a host.
  ///
  /// - Parameter action: is told the offsets of the rows, and the offset before which they are to stand, as
  ///   `move(fromOffsets:toOffset:)` takes them; nil if rows cannot be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _EditableRows(
      content: self, actions: RowActions(move: action.map { action in { action(IndexSet(integer: $0), $1) } }))
  }
}
