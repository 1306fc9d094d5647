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
