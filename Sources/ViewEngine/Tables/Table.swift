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
    let columns = columns._columns
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

private struct TableView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableView: _ContainerView { static var _name: String { "Table" } }

private struct TableHeader<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableHeader: _ContainerView { static var _name: String { "TableHeader" } }

/// The title of a column.
private struct TableTitle<Content: View> {
  let content: Content
  let _look: (() -> Void)?
}

extension TableTitle: _WrapperView {
  static func _render(_ look: (() -> Void)?, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("TableColumn", control: look.map { ButtonControl(action: $0) }), around: content)
  }
}

private struct TableRows<Content: View> {
  let content: Content
  let _look: ListSelection.Current?
}

extension TableRows: _WrapperView {
  static func _render(_ look: ListSelection.Current?, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("TableRows", part: .rows)) {
      let choice = look.map { Choice(isChosen: $0.isSelected, tapping: $0.tapping) }
      rendering.applyToRows(ChoiceTrait(choice: choice), around: content)
    }
  }
}

private struct TableRowCells<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableRowCells: _WrapperView {
  static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("TableRow", look)) {
      // The cells are no rows of their own that could be selected.
      rendering.apply(SelectionDisabledTrait(attribute: nil), around: content)
    }
  }
}
