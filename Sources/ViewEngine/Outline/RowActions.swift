/// What a person can do to the rows of a `ForEach`, as its `onDelete`, `onMove` and `onInsert` say.
struct RowActions {
  /// Is told the offset of the row.
  var delete: ((Int) -> Void)?
  /// Is told the offset of the row, and before which offset it is to stand.
  var move: ((Int, Int) -> Void)?
  /// Is told before which offset the items are to stand; says whether it takes them.
  var insert: ((Int, [Any]) -> Bool)?
  var isDeleteDisabled = false
  var isMoveDisabled = false

  var isEmpty: Bool { delete == nil && move == nil && insert == nil }
}

enum RowActionsKey: ElementContextKey { static var defaultValue: RowActions { RowActions() } }
