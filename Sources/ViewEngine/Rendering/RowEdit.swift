/// What a person can do to the rows of a `ForEach`, as its `onDelete` and `onMove` say.
struct RowActions {
  /// Is told the offset of the row.
  var delete: ((Int) -> Void)?
  /// Is told the offset of the row, and before which offset it is to stand.
  var move: ((Int, Int) -> Void)?
  var isDeleteDisabled = false
  var isMoveDisabled = false

  var isEmpty: Bool { delete == nil && move == nil }
}

/// What a person can do to one row.
struct RowEdit {
  /// Tells the elements of the row from those of others.
  let id: Int
  let index: Int
  let count: Int
  var actions: RowActions
}

extension _Rendering {
  /// Whether the rows of a `ForEach` differ in more than what they show.
  var distinguishesRows: Bool { isChoosing || !context.rows.isEmpty || ids != nil }

  /// Writes down a row of a `ForEach`.
  mutating func row<ID: Hashable>(_ index: Int, of count: Int, id: ID, _ content: (inout _Rendering) -> Void) {
    if ids != nil { ids?.insert(AnyHashable(id)) }
    let number = context.rows.isEmpty ? nil : nextRow()
    within { rendering in
      if let number {
        rendering.context.row = RowEdit(id: number, index: index, count: count, actions: rendering.context.rows)
        rendering.context.rows = RowActions()
      }
      guard rendering.isChoosing else { return content(&rendering) }
      rendering.tag(TagValue(id, includesOptional: true), around: content)
    }
  }

  /// Has a person do something to the rows of the `ForEach` that `content` is.
  mutating func editRows(_ actions: RowActions, in content: (inout _Rendering) -> Void) {
    within { rendering in
      rendering.context.rows.delete = actions.delete ?? rendering.context.rows.delete
      rendering.context.rows.move = actions.move ?? rendering.context.rows.move
      content(&rendering)
    }
  }

  /// Keeps a person from deleting or moving a row, or the rows of a `ForEach`.
  mutating func restrictRows(deleting: Bool = false, moving: Bool = false, in content: (inout _Rendering) -> Void) {
    within { rendering in
      if deleting {
        rendering.context.rows.isDeleteDisabled = true
        rendering.context.row?.actions.isDeleteDisabled = true
      }
      if moving {
        rendering.context.rows.isMoveDisabled = true
        rendering.context.row?.actions.isMoveDisabled = true
      }
      content(&rendering)
    }
  }
}
