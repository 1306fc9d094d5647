#if !canImport(Darwin)
  public import Foundation
  public import ViewEngine

  // Tables whose columns a person chooses, with rows from a builder.
  extension Table {
    /// Makes a table whose columns a person chooses.
    public init(
      of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
      @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
      self.init(of: valueType, columns: columns, rows: rows)
      customization = columnCustomization
    }
    /// Makes a table whose columns a person chooses, and one of whose rows can be selected.
    public init(
      of valueType: Value.Type, selection: Binding<Value.ID?>,
      columnCustomization: Binding<TableColumnCustomization<Value>>,
      @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
      self.init(of: valueType, selection: selection, columns: columns, rows: rows)
      customization = columnCustomization
    }
    /// Makes a table whose columns a person chooses, and several of whose rows can be selected.
    public init(
      of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
      columnCustomization: Binding<TableColumnCustomization<Value>>,
      @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) {
      self.init(of: valueType, selection: selection, columns: columns, rows: rows)
      customization = columnCustomization
    }
    /// Makes a sorted table whose columns a person chooses.
    public init<Sort: SortComparator>(
      of valueType: Value.Type, sortOrder: Binding<[Sort]>,
      columnCustomization: Binding<TableColumnCustomization<Value>>,
      @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
      self.init(of: valueType, sortOrder: sortOrder, columns: columns, rows: rows)
      customization = columnCustomization
    }
    /// Makes a sorted table whose columns a person chooses, and one of whose rows can be selected.
    public init<Sort: SortComparator>(
      of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
      columnCustomization: Binding<TableColumnCustomization<Value>>,
      @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
      self.init(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
      customization = columnCustomization
    }
    /// Makes a sorted table whose columns a person chooses, and several of whose rows can be selected.
    public init<Sort: SortComparator>(
      of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
      columnCustomization: Binding<TableColumnCustomization<Value>>,
      @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
      self.init(of: valueType, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
      customization = columnCustomization
    }
  }

  // Tables with rows below rows. All of them are shown.
  extension Table {
    /// A row for each element, followed by the rows of its children.
    public init<Data: RandomAccessCollection>(
      _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
      self.init(of: Value.self, columns: columns) { TableOutlineGroupContent(data, children: children) }
    }
    /// A row for each element and its children, one of which can be selected.
    public init<Data: RandomAccessCollection>(
      _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
      @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
      self.init(of: Value.self, selection: selection, columns: columns) {
        TableOutlineGroupContent(data, children: children)
      }
    }
    /// A row for each element and its children, several of which can be selected.
    public init<Data: RandomAccessCollection>(
      _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
      @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
      self.init(of: Value.self, selection: selection, columns: columns) {
        TableOutlineGroupContent(data, children: children)
      }
    }
  }

  /// Rows with the rows of their children behind them.
  public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent
  where Data.Element: Identifiable {
    public let _rows: [_TableRow<Data.Element>]

    init(_ data: Data, children: KeyPath<Data.Element, Data?>) {
      _rows = data.flatMap { element in
        TableRow(element)._rows
          + (element[keyPath: children].map { TableOutlineGroupContent($0, children: children)._rows } ?? [])
      }
    }
  }

  /// A row with rows below it, which are shown if it is expanded.
  public struct DisclosureTableRow<Value: Identifiable>: TableRowContent {
    public let _rows: [_TableRow<Value>]

    /// - Parameter isExpanded: whether the rows below are shown; nil for always.
    public init<Content: TableRowContent<Value>>(
      _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
    ) {
      _rows = TableRow(value)._rows + (isExpanded?.wrappedValue ?? true ? content()._rows : [])
    }
  }

  extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    /// A row for each element.
    public init(_ data: Data) { self.init(data) { TableRow($0) } }
  }

  /// Columns for the elements of a collection.
  public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
  >: TableColumnContent where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
    public typealias TableColumnSortComparator = Sort
    public let _columns: [_TableColumn<RowValue>]

    /// Columns for elements with an identity by key path.
    public init(
      _ data: Data, id: KeyPath<Data.Element, ID>,
      @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content
    ) { _columns = data.flatMap { content($0)._columns } }
    /// Columns for identifiable elements.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID { _columns = data.flatMap { content($0)._columns } }
  }

  /// What a person may change of a column.
  public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
  }

  extension TableColumn {
    /// The column itself: a host changes no columns.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
  }

  extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// A column of texts, whose title has the rows be sorted by them.
    public init(_ title: Text, value: any KeyPath<RowValue, String> & Sendable) {
      self.init(title, by: KeyPathComparator(value)) { Text($0[keyPath: value]) }
    }
  }

  extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column of views, whose title has the rows be sorted by a value.
    public init<Value: Comparable>(
      _ title: Text, value: any KeyPath<RowValue, Value> & Sendable,
      @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(title, by: KeyPathComparator(value), content) }
  }

  extension TableColumn where Sort == Never, Content == Text, Label == Text {
    /// A column of texts, which is not sorted by.
    @_disfavoredOverload
    public init(_ title: Text, value: KeyPath<RowValue, String>) {
      self.init(title, by: nil) { Text($0[keyPath: value]) }
    }
  }
#endif
