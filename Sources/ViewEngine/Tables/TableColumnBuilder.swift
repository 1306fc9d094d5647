/// Makes one of the columns in a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> {
    column
  }

  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent<RowValue>>(_ content: Content) -> Content { content }

  public static func buildPartialBlock<Content: TableColumnContent<RowValue>>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: TableColumnContent<RowValue>, Next: TableColumnContent<RowValue>>(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  public static func buildIf<Content: TableColumnContent<RowValue>>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: TableColumnContent<RowValue>>(
    first: Content
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: first._columns)
  }

  public static func buildEither<Content: TableColumnContent<RowValue>>(
    second: Content
  ) -> TupleTableColumnContent<RowValue> {
    TupleTableColumnContent(_columns: second._columns)
  }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue>: TableColumnContent {
  public let _columns: [_TableColumn<RowValue>]
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}
