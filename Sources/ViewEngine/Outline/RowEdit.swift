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
