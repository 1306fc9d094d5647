public import Foundation

/// Rows in columns, of which a person may select some by tapping them, and which a tap on the title of a column sorts.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Columns.TableRowValue == Value {
  private let rows: Rows
  private let columns: Columns
  private let selection: ListSelection?
  private let sort: TableSort?

  init(_ rows: Rows, _ columns: Columns, selection: ListSelection? = nil, sort: TableSort? = nil) {
    (self.rows, self.columns, self.selection, self.sort) = (rows, columns, selection, sort)
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
            row.decorate(AnyView(TableRowCells(content: together(columns.map { $0.cell(row.value) }), _look: [])))
          }, _look: selection?.current())), _look: [])
  }
}

extension Table {
  public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns())
  }

  public init<Data: RandomAccessCollection, Selected: _RowSelection<Value.ID>>(
    _ data: Data, selection: Binding<Selected>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(selection))
  }

  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  public init<Selected: _RowSelection<Value.ID>>(
    of valueType: Value.Type, selection: Binding<Selected>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection(selection))
  }
}

/// Tables whose titles sort: a tap on one has its column be the first of `sortOrder`, or turns it around if it is
/// already.
/// The owner of the rows sorts them, as in SwiftUI.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Table {
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), sort: TableSort(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator, Selected: _RowSelection<Value.ID>>(
    _ data: Data, selection: Binding<Selected>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(selection), sort: TableSort(sortOrder))
  }

  public init<Sort: SortComparator, Selected: _RowSelection<Value.ID>>(
    of valueType: Value.Type, selection: Binding<Selected>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), selection: ListSelection(selection), sort: TableSort(sortOrder))
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), sort: TableSort(sortOrder))
  }
}

/// Views side by side.
// No ForEach, because its rows would be found as rows of the table.
private func together(_ views: [AnyView]) -> AnyView {
  let all = views.reduce(nil as AnyView?) { all, next in all.map { AnyView(_Pair($0, next)) } ?? next }
  return all ?? AnyView(EmptyView())
}

/// How the title of a column sorts the rows.
struct TableSort {
  /// The action of a tap on the title of a column with that comparator; nil if its type differs.
  let tapping: (Any) -> (() -> Void)?
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableSort {
  fileprivate init<Sort: SortComparator>(_ sortOrder: Binding<[Sort]>) {
    self.init { comparator in
      guard let own = comparator as? Sort else { return nil }
      return {
        var order = sortOrder.wrappedValue
        if let index = order.firstIndex(where: { $0.forward == own.forward }) {
          var known = order.remove(at: index)
          if index == 0 { known.order = known.order == .forward ? .reverse : .forward }
          order.insert(known, at: 0)
        } else {
          order.insert(own, at: 0)
        }
        sortOrder.wrappedValue = order
      }
    }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension SortComparator {
  /// The same comparator with forward order.
  fileprivate var forward: Self {
    var forward = self
    forward.order = .forward
    return forward
  }
}

struct TableView<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableView: _ContainerView { static var _name: String { "Table" } }

struct TableHeader<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableHeader: _ContainerView { static var _name: String { "TableHeader" } }

/// The title of a column.
struct TableTitle<Content: View> {
  let content: Content
  let _look: (() -> Void)?
}

extension TableTitle: _WrapperView {
  static func _render(_ look: (() -> Void)?, around content: () -> Void, into rendering: _Rendering) {
    rendering.add(_Element("TableColumn", control: look.map { ButtonControl(action: $0) }), around: content)
  }
}

struct TableRows<Content: View> {
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

struct TableRowCells<Content: View> {
  let content: Content
  let _look: [_Attribute]
}

extension TableRowCells: _WrapperView {
  static func _render(_ look: [_Attribute], around content: () -> Void, into rendering: _Rendering) {
    rendering.add(ContainerElement("TableRow", look)) {
      // The cells are not selectable rows.
      rendering.apply(SelectionDisabledTrait(attribute: nil), around: content)
    }
  }
}
