/// Rows in columns, of which a person may select some by tapping them, and which a tap on the title of a column sorts.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sort: TableSort?

  init(_ rows: Rows, _ columns: Columns, selection: ListSelection? = nil, sort: TableSort? = nil) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sort = sort
  }
}

extension Table: _EngineView {
  public var body: some View {
    let columns = columns._columns.filter { !$0.isHidden }
    TableView(
      content: _Pair(
        TableHeader(
          content: together(
            columns.map { column in
              AnyView(TableTitle(content: column.title, _look: column.comparator.flatMap { sort?.tapping($0) }))
            }), _look: []),
        TableRows(
          content: ForEach(rows._rows, id: \.value.id) { row in
            row.decorate(
              AnyView(TableRowCells(content: together(columns.map { $0.cell(row.value) }), _look: [])))
          }, _look: selection?.current())), _look: [])
  }
}

/// Views side by side.
// NB: no ForEach, whose rows somebody who looks for the rows of the table would find.
private func together(_ views: [AnyView]) -> AnyView {
  let all = views.reduce(nil as AnyView?) { all, next in all.map { AnyView(_Pair($0, next)) } ?? next }
  return all ?? AnyView(EmptyView())
}

/// How the title of a column sorts the rows.
struct TableSort {
  /// What a tap on the title of a column with that comparator does; nil if it is of another kind.
  let tapping: (Any) -> (() -> Void)?
}
