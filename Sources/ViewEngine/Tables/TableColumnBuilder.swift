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
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: column._columns)
  }

  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent<RowValue, Sort>>(_ content: Content) -> Content {
    content
  }

  public static func buildPartialBlock<Content: TableColumnContent<RowValue, Sort>>(first: Content) -> Content { first }

  public static func buildPartialBlock<
    First: TableColumnContent<RowValue, Sort>, Next: TableColumnContent<RowValue, Sort>
  >(
    accumulated: First, next: Next
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  public static func buildIf<Content: TableColumnContent<RowValue, Sort>>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    first: Content
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: first._columns)
  }

  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    second: Content
  ) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: second._columns)
  }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue, Sort>: TableColumnContent {
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue>]
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}
