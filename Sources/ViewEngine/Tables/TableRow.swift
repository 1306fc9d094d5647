/// A row with what its modifiers add to it.
public struct _TableRow<Value: Identifiable> {
  let value: Value
  var decorate: (AnyView) -> AnyView = { $0 }
}

/// One line of cells, made by the columns from a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value
  public init(_ value: Value) { self.value = value }
  public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// Lines from a builder, from the first on.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]
  package init(_rows: [_TableRow<Value>]) { self._rows = _rows }
}

/// One or more lines, each made from an identifiable element.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// Each of them, from the first one on.
  var _rows: [_TableRow<TableRowValue>] { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }
  public init<Value: Identifiable>(_ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, Value == Content.TableRowValue {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public var _rows: [_TableRow<Wrapped.TableRowValue>] { self?._rows ?? [] }
}

extension TableRowContent {
  /// Offers controls for the rows: a host taps them by their labels.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return modified { AnyView($0.contextMenu { items }) }
  }

  private func modified(_ change: @escaping (AnyView) -> AnyView) -> TupleTableRowContent<TableRowValue> {
    TupleTableRowContent(
      _rows: _rows.map { row in
        _TableRow(value: row.value) { change(row.decorate($0)) }
      })
  }
}

@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent<Value>>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: TableRowContent<Value>>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: TableRowContent<Value>, Next: TableRowContent<Value>>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value> { TupleTableRowContent(_rows: accumulated._rows + next._rows) }

  public static func buildIf<Content: TableRowContent<Value>>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: TableRowContent<Value>>(first: Content) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_rows: first._rows)
  }

  public static func buildEither<Content: TableRowContent<Value>>(second: Content) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_rows: second._rows)
  }
}

public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data
  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}
