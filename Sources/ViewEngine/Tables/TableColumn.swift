public import Foundation

/// One or more columns, which a builder collects from the leading side on.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  associatedtype TableRowValue
  /// The comparator that a tap on a title applies; `Never` if the rows are not sorted.
  associatedtype TableColumnSortComparator
  /// The columns, from the leading one on.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column without the types of its title and its cells.
public struct _TableColumn<RowValue> {
  let title: AnyView
  let cell: (RowValue) -> AnyView
  /// By what the rows are sorted when a person taps the title.
  let comparator: Any?
}

public struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  private let column: _TableColumn<RowValue>

  package init(_ label: Label, by comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    column = _TableColumn(
      title: AnyView(label), cell: { AnyView(content($0)) }, comparator: comparator.map { $0 as Any })
  }

  /// How wide it is, in points; nothing is laid out.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
}

extension TableColumn: TableColumnContent {
  public typealias TableColumnSortComparator = Sort
  public var _columns: [_TableColumn<RowValue>] { [column] }
}

extension TableColumn where Sort == Never, Label == Text {
  public init(_ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(title, by: nil, content)
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(Text(title), by: nil, content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: KeyPath<RowValue, String>) {
    self.init(Text(title), by: nil) { Text($0[keyPath: value]) }
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Comparable>(
    _ title: Title, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(Text(title), by: KeyPathComparator(value), content)
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(Text(title), by: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

@resultBuilder
public struct TableColumnBuilder<RowValue, Sort> {
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(_columns: column._columns) }

  @_disfavoredOverload
  public static func buildExpression<Content: TableColumnContent<RowValue, Sort>>(_ content: Content) -> Content {
    content
  }

  public static func buildPartialBlock<Content: TableColumnContent<RowValue, Sort>>(first: Content) -> Content { first }
  public static func buildPartialBlock<
    First: TableColumnContent<RowValue, Sort>, Next: TableColumnContent<RowValue, Sort>
  >(accumulated: First, next: Next) -> TupleTableColumnContent<RowValue, Sort> {
    TupleTableColumnContent(_columns: accumulated._columns + next._columns)
  }

  public static func buildIf<Content: TableColumnContent<RowValue, Sort>>(_ content: Content?) -> Content? { content }

  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    first: Content
  ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(_columns: first._columns) }

  public static func buildEither<Content: TableColumnContent<RowValue, Sort>>(
    second: Content
  ) -> TupleTableColumnContent<RowValue, Sort> { TupleTableColumnContent(_columns: second._columns) }
}

/// Columns from a builder, from the leading side on.
public struct TupleTableColumnContent<RowValue, Sort>: TableColumnContent {
  public typealias TableColumnSortComparator = Sort
  public let _columns: [_TableColumn<RowValue>]
  package init(_columns: [_TableColumn<RowValue>]) { self._columns = _columns }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns ?? [] }
}
