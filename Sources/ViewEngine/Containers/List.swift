/// Makes the rows of a `ForEach` as they come into the window that a host scrolls: see `Configuration.visibleRows`.
public struct List<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selection: ListSelection?

  private nonisolated init(_ selection: ListSelection?, _ content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  /// A tap selects a row; in a set, a tap on a selected row deselects it.
  public nonisolated init<Selected: _RowSelection<SelectionValue>>(
    selection: Binding<Selected>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map { ListSelection($0) }, content())
  }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  // Disfavoured, because a binding of a collection is itself a collection.
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(nil, ForEach(data, content: rowContent))
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  public nonisolated init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init(nil, ForEach(data, content: rowContent))
  }

  public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }
}

extension List {
  public nonisolated init<Data: RandomAccessCollection, Row: View, Selected: _RowSelection<SelectionValue>>(
    _ data: Data, selection: Binding<Selected>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection.map { ListSelection($0) }, ForEach(data, content: rowContent))
  }

  public nonisolated init<
    Data: RandomAccessCollection, ID: Hashable, Row: View, Selected: _RowSelection<SelectionValue>
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selected>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection.map { ListSelection($0) }, ForEach(data, id: id, content: rowContent))
  }
}

// With a selection that a person cannot take away. Disfavoured, because a set or an optional value is a value, too.
extension List {
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(required: selection), content())
  }

  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(ListSelection(required: selection), ForEach(data, content: rowContent))
  }

  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(ListSelection(required: selection), ForEach(data, id: id, content: rowContent))
  }
}

extension List: _EngineView {
  public var body: some View {
    LazyContainer("List", part: .rows, ListRows(content: content, _look: selection?.current()))
  }
}

/// The rows of a list, below the node that reads the selection.
private struct ListRows<Content: View> {
  let content: Content
  let _look: ListSelection.Current?
}

extension ListRows: _WrapperView {
  static func _render(_ look: ListSelection.Current?, around content: () -> Void, into rendering: _Rendering) {
    let choice = look.map { Choice(isChosen: $0.isSelected, tapping: $0.tapping) }
    rendering.applyToRows(ChoiceTrait(choice: choice), around: content)
  }
}

/// The selection of a list, of one row or of many.
struct ListSelection {
  struct Current {
    let isSelected: (TagValue) -> Bool
    /// The action of a tap on a row; nil if the selection has no value for it.
    let tapping: (TagValue) -> (() -> Void)?
  }

  /// Reads the selection.
  let current: () -> Current

  init<Selected: _RowSelection>(_ selection: Binding<Selected>) {
    current = {
      let selected = selection.wrappedValue
      return Current(isSelected: { $0.selection(as: Selected.Row.self).map(selected._contains) ?? false }) { tag in
        tag.selection(as: Selected.Row.self).map { row in { selection.wrappedValue._tap(row) } }
      }
    }
  }

  init<Value: Hashable>(required selection: Binding<Value>) {
    self.init(
      Binding<Value?>(get: { selection.wrappedValue }, set: { if let value = $0 { selection.wrappedValue = value } }))
  }
}

/// The selection of rows: an optional for one of them, a set for any number.
public protocol _RowSelection<Row> {
  associatedtype Row: Hashable
  func _contains(_ row: Row) -> Bool
  mutating func _tap(_ row: Row)
}

extension Optional: _RowSelection where Wrapped: Hashable {
  public func _contains(_ row: Wrapped) -> Bool { self == row }
  public mutating func _tap(_ row: Wrapped) { self = row }
}

extension Set: _RowSelection {
  public func _contains(_ row: Element) -> Bool { contains(row) }
  public mutating func _tap(_ row: Element) { if remove(row) == nil { insert(row) } }
}
