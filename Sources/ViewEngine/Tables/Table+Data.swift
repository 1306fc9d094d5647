public import Foundation

extension Table {
  /// A row for each element of a collection.
  public init<Data: RandomAccessCollection>(_ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns)
  where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns())
  }

  /// - Parameter selection: the id of the selected row.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(one: selection))
  }

  /// - Parameter selection: the ids of the selected rows; a tap adds a row, or takes it out.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(TableForEachContent(data: data), columns(), selection: ListSelection(many: selection))
  }

  /// Rows that a builder makes.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns())
  }

  /// - Parameter selection: the id of the selected row.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection(one: selection))
  }

  /// - Parameter selection: the ids of the selected rows; a tap adds a row, or takes it out.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), selection: ListSelection(many: selection))
  }
}

/// Tables whose titles sort: a tap on one has its column be the first of `sortOrder`, or turns it around if it is already.
/// The rows are sorted by whoever has them, as in SwiftUI.
@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Table {
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(TableForEachContent(data: data), columns(), sort: TableSort(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(one: selection), sort: TableSort(sortOrder))
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(
      TableForEachContent(data: data), columns(), selection: ListSelection(many: selection), sort: TableSort(sortOrder))
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), selection: ListSelection(many: selection), sort: TableSort(sortOrder))
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows(), columns(), sort: TableSort(sortOrder))
  }
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
  /// The same, whichever way round it sorts.
  fileprivate var forward: Self {
    var forward = self
    forward.order = .forward
    return forward
  }
}
