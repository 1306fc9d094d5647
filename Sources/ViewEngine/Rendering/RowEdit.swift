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
  var distinguishesRows: Bool { isChoosing || !context.rows.isEmpty }

  /// Writes down a row of a `ForEach`.
  func row<ID: Hashable>(_ index: Int, of count: Int, id: ID, _ content: () -> Void) {
    let number = context.rows.isEmpty ? nil : nextRow()
    within {
      if let number {
        context.row = RowEdit(id: number, index: index, count: count, actions: context.rows)
        context.rows = RowActions()
      }
      guard isChoosing else { return content() }
      tag(TagValue(id, includesOptional: true), around: content)
    }
  }

  /// Has a person do something to the rows of the `ForEach` that `content` is.
  func editRows(_ actions: RowActions, in content: () -> Void) {
    within {
      context.rows.delete = actions.delete ?? context.rows.delete
      context.rows.move = actions.move ?? context.rows.move
      content()
    }
  }

  /// Keeps a person from deleting or moving a row, or the rows of a `ForEach`.
  func restrictRows(deleting: Bool = false, moving: Bool = false, in content: () -> Void) {
    within {
      if deleting {
        context.rows.isDeleteDisabled = true
        context.row?.actions.isDeleteDisabled = true
      }
      if moving {
        context.rows.isMoveDisabled = true
        context.row?.actions.isMoveDisabled = true
      }
      content()
    }
  }
}
