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
