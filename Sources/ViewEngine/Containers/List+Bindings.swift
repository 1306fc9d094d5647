// Rows of bindings, which an identity by key path needs: a binding of a collection is itself a collection, but a binding
// of an identity is no identity.

extension List where SelectionValue == Never {
  /// Rows of bindings to the elements, with an identity by key path.
  ///
  /// - Parameters:
  ///   - data: the elements, one for each row.
  ///   - id: the identity of an element.
  ///   - rowContent: makes a row of the binding to an element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension List {
  /// Rows of bindings with an identity by key path, one of which can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, one for each row.
  ///   - id: the identity of an element.
  ///   - selection: the identity of the selected row.
  ///   - rowContent: makes a row of the binding to an element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Rows of bindings with an identity by key path, several of which can be selected.
  ///
  /// - Parameters:
  ///   - data: the elements, one for each row.
  ///   - id: the identity of an element.
  ///   - selection: the identities of the selected rows.
  ///   - rowContent: makes a row of the binding to an element.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>, Data.Index: Hashable {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}
