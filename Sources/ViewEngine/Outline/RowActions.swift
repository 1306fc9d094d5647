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

enum RowActionsKey: ElementContextKey { static var defaultValue: RowActions { RowActions() } }

/// What a person can do to one row.
package struct RowEdit {
  let index: Int
  let count: Int
  let actions: RowActions

  init(_ index: Int, _ count: Int, _ actions: RowActions) {
    self.index = index
    self.count = count
    self.actions = actions
  }
}

/// Says what a person can do to the rows of the `ForEach` in it.
struct RowActionsTrait: ElementTrait {
  let actions: RowActions

  func apply(to context: inout ElementContext) {
    var all = context[RowActionsKey.self]
    all.delete = actions.delete ?? all.delete
    all.move = actions.move ?? all.move
    context[RowActionsKey.self] = all
  }
}

/// Keeps a person from deleting or moving a row, or the rows of a `ForEach`.
struct RowRestriction: ElementTrait {
  let deleting: Bool
  let moving: Bool

  func restrict(_ actions: inout RowActions) {
    actions.isDeleteDisabled = actions.isDeleteDisabled || deleting
    actions.isMoveDisabled = actions.isMoveDisabled || moving
  }

  func apply(to context: inout ElementContext) { restrict(&context[RowActionsKey.self]) }
}
