/// Makes one of the rows in a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Content: TableRowContent<Value>>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: TableRowContent<Value>>(first: Content) -> Content { first }

  public static func buildPartialBlock<First: TableRowContent<Value>, Next: TableRowContent<Value>>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_rows: accumulated._rows + next._rows)
  }

  public static func buildIf<Content: TableRowContent<Value>>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: TableRowContent<Value>>(
    first: Content
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_rows: first._rows)
  }

  public static func buildEither<Content: TableRowContent<Value>>(
    second: Content
  ) -> TupleTableRowContent<Value> {
    TupleTableRowContent(_rows: second._rows)
  }
}
