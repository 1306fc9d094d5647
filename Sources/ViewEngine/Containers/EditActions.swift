/// What a person can do to the rows of a collection that a binding leads to.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

extension _EditableRows {
  /// Rows that edit the collection themselves.
  nonisolated init<Data: MutableCollection & RangeReplaceableCollection>(
    content: Content, editing data: Binding<Data>, _ actions: EditActions<Data>
  ) {
    self.init(content: content, actions: RowActions(editing: data, actions))
  }
}

extension RowActions {
  /// What edits the collection that a binding leads to.
  init<Data: MutableCollection & RangeReplaceableCollection>(editing data: Binding<Data>, _ actions: EditActions<Data>)
  {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: [$0]) } }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: [$0], toOffset: $1) } }
  }
}

extension List where SelectionValue == Never {
  /// Rows of bindings to the elements of a collection, which a person can delete or move.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _EditableRows<
      ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    let rows: ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row> =
      ForEach(data, content: rowContent)
    self.init { _EditableRows(content: rows, editing: data, editActions) }
  }

  /// The same, with the rows known by what `id` leads to.
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, Row: View
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _EditableRows<ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>>,
    Data.Index: Hashable
  {
    let rows: ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> =
      ForEach(data, id: id, content: rowContent)
    self.init { _EditableRows(content: rows, editing: data, editActions) }
  }
}
