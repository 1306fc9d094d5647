/// Rows of a table.
public protocol TableRowContent<TableRowValue> {
  associatedtype TableRowValue: Identifiable
  /// Each of them, from the first one on.
  var _rows: [_TableRow<TableRowValue>] { get }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }

  /// Rows for each element of a collection, which are known by the ids of their own values.
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
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: @escaping () -> Items
  ) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.contextMenu(menuItems: menuItems)) }
  }

  /// Lets a person drag the rows.
  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some TableRowContent<TableRowValue> {
    modified { AnyView($0.draggable(payload())) }
  }

  /// Lets a person drag the rows.
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    modified { view in action.map { action in AnyView(view.draggable(action())) } ?? view }
  }

  private func modified(_ change: @escaping (AnyView) -> AnyView) -> TupleTableRowContent<TableRowValue> {
    TupleTableRowContent(
      _rows: _rows.map { row in
        _TableRow(value: row.value) { change(row.decorate($0)) }
      })
  }
}
