// Rows of bindings, which an identity by key path needs: a binding of a collection is itself a collection, but a binding
// of an identity is no identity.

extension List where SelectionValue == Never {
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View, Selected: _RowSelection<SelectionValue>
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Selected>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
