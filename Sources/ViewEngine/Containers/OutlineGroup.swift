/// A tree of rows, each of which shows its children when it is expanded.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let row: (Data.Element) -> Row

  fileprivate nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: @escaping (Data.Element) -> Data?,
    row: @escaping (Data.Element) -> Row
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.row = row
  }

  /// - Parameters:
  ///   - children: the key path to an element's children; nil for an element that cannot be expanded.
  ///   - data: the elements, one for each row.
  ///   - content: the views inside.
  public nonisolated init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: { $0[keyPath: children] }, row: content)
  }

  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: id, children: { $0[keyPath: children] }, row: content)
  }
}

extension OutlineGroup {
  /// A tree with one element at its top.
  public nonisolated init<Element: Identifiable>(
    _ root: Element, children: KeyPath<Element, [Element]?>, @ViewBuilder content: @escaping (Element) -> Row
  ) where Data == [Element], ID == Element.ID {
    self.init([root], children: children, content: content)
  }
}

extension OutlineGroup: _EngineView {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    mountUncounted(view, keepsRole: true, in: &pass)
  }

  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineRow(
        element: element, children: children(element),
        below: { below in
          OutlineGroup(below, id: id, children: children, row: row)
        }, row: row)
    }
  }
}

/// An element of an outline, with its children.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Row: View> {
  let element: Data.Element
  let children: Data?
  let below: (Data) -> OutlineGroup<Data, ID, Row>
  let row: (Data.Element) -> Row
}

extension OutlineRow: _EngineView {
  var body: some View {
    if let children {
      DisclosureGroup {
        below(children)
      } label: {
        row(element)
      }
    } else {
      row(element)
    }
  }
}

extension List where SelectionValue == Never {
  /// A tree of rows.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }

  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

extension List {
  /// A tree of rows of which a person selects one.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
