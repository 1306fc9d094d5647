/// A person's choice of columns, by their `customizationID`. A host changes no choice; the program does.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: [String: Bool] = [:]

  /// A choice that leaves all columns as they are.
  public init() {}

  /// Whether a column is shown; `automatic` leaves that to the column.
  public subscript(visibility id: String) -> Visibility {
    get { hidden[id].map { $0 ? .hidden : .visible } ?? .automatic }
    set { hidden[id] = newValue == .automatic ? nil : newValue == .hidden }
  }

  /// Without effect: no choice changes the order of the columns here.
  public mutating func resetOrder() {}

  func hides(_ column: _TableColumn<RowValue>) -> Bool {
    column.id.flatMap { hidden[$0] } ?? column.isHidden
  }
}

extension Table {
  /// Makes a table whose columns a person chooses.
  ///
  /// - Parameters:
  ///   - data: the values of the rows, one row each.
  ///   - columnCustomization: which columns are shown.
  ///   - columns: the columns, from the leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(data, columns: columns)
    customization = columnCustomization
  }

  /// Makes a table whose columns a person chooses.
  ///
  /// - Parameters:
  ///   - data: the values of the rows, one row each.
  ///   - selection: the id of the selected row.
  ///   - columnCustomization: which columns are shown.
  ///   - columns: the columns, from the leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(data, selection: selection, columns: columns)
    customization = columnCustomization
  }

  /// Makes a table whose columns a person chooses.
  ///
  /// - Parameters:
  ///   - data: the values of the rows, one row each.
  ///   - selection: the ids of the selected rows.
  ///   - columnCustomization: which columns are shown.
  ///   - columns: the columns, from the leading edge.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(data, selection: selection, columns: columns)
    customization = columnCustomization
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Table {
  /// Makes a table whose columns a person chooses.
  ///
  /// - Parameters:
  ///   - data: the values of the rows, one row each.
  ///   - sortOrder: the order that a tap on a column's header sets.
  ///   - columnCustomization: which columns are shown.
  ///   - columns: the columns, from the leading edge.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(data, sortOrder: sortOrder, columns: columns)
    customization = columnCustomization
  }

  /// Makes a table whose columns a person chooses.
  ///
  /// - Parameters:
  ///   - data: the values of the rows, one row each.
  ///   - selection: the id of the selected row.
  ///   - sortOrder: the order that a tap on a column's header sets.
  ///   - columnCustomization: which columns are shown.
  ///   - columns: the columns, from the leading edge.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
    customization = columnCustomization
  }

  /// Makes a table whose columns a person chooses.
  ///
  /// - Parameters:
  ///   - data: the values of the rows, one row each.
  ///   - selection: the ids of the selected rows.
  ///   - sortOrder: the order that a tap on a column's header sets.
  ///   - columnCustomization: which columns are shown.
  ///   - columns: the columns, from the leading edge.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(data, selection: selection, sortOrder: sortOrder, columns: columns)
    customization = columnCustomization
  }
}
