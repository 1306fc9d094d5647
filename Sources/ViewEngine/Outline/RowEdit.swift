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

  /// What a person can do to the row.
  @MainActor
  func offer(to offers: inout Offers) {
    if actions.delete != nil { offers.add(Delete.self, isEnabled: !actions.isDeleteDisabled, self) }
    if actions.move != nil { offers.add(Move.self, isEnabled: !actions.isMoveDisabled, self) }
    if let insert = actions.insert, !offers.hasOffered(Drop.self) {
      offers.add(Drop.self, DropTrait(insertingAt: index, insert))
    }
  }
}
