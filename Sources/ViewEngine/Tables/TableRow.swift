/// A row with what its modifiers add to it.
public struct _TableRow<Value: Identifiable> {
  let value: Value
  var decorate: (AnyView) -> AnyView = { $0 }
}

/// One row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  private let value: Value
  public init(_ value: Value) { self.value = value }
  public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// Several rows, or rows with a modifier.
public struct TupleTableRowContent<Value: Identifiable>: TableRowContent {
  public let _rows: [_TableRow<Value>]
}
