/// Says what a person can do to the rows of the `ForEach` in it.
struct RowActionsTrait: ElementTrait {
  let actions: RowActions

  func apply(to context: inout ElementContext) {
    var all = context[RowActionsKey.self]
    all.delete = actions.delete ?? all.delete
    all.move = actions.move ?? all.move
    all.insert = actions.insert ?? all.insert
    context[RowActionsKey.self] = all
  }
}
