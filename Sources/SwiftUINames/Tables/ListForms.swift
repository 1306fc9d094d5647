#if !canImport(Darwin)
  public import ViewEngine

  extension List {
    /// Rows of bindings that a person can delete or move, one of which can be selected.
    public nonisolated init<
      Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
    >(
      _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
      @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
      Content == _EditableRows<
        ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>
      >, Data.Element: Identifiable, Data.Index: Hashable
    {
      let rows: ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row> =
        ForEach(data, content: rowContent)
      self.init(selection: selection) { _EditableRows(content: rows, editing: data, editActions) }
    }

    /// Rows of bindings that a person can delete or move, several of which can be selected.
    public nonisolated init<
      Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
    >(
      _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
      @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
    )
    where
      Content == _EditableRows<
        ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>
      >, Data.Element: Identifiable, Data.Index: Hashable
    {
      let rows: ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row> =
        ForEach(data, content: rowContent)
      self.init(selection: selection) { _EditableRows(content: rows, editing: data, editActions) }
    }

    /// A tree of rows of which a person selects several.
    public nonisolated init<Data: RandomAccessCollection, Row: View>(
      _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
      @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
      self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
    }

    /// A tree of rows with an identity by key path, of which a person selects one.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
      selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
      self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }

    /// A tree of rows with an identity by key path, of which a person selects several.
    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
      _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
      selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == OutlineGroup<Data, ID, Row> {
      self.init(selection: selection) { OutlineGroup(data, id: id, children: children, content: rowContent) }
    }
  }
#endif
