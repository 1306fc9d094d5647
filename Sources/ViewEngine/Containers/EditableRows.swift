/// The row of a `ForEach` that edits its collection itself.
public struct EditableCollectionContent<Content: View, Data> {
  public let content: Content
  public let _look: _Edit

  public struct _Edit {
    let edit: RowEdit
  }
}

extension EditableCollectionContent: _WrapperView {
  public static func _render(_ look: _Edit, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(EditableRowTrait(edit: look.edit), around: content)
  }
}

/// Offers what a person can do with the row that is in it.
struct EditableRowTrait: ElementTrait {
  let edit: RowEdit

  var offersForAll: Bool { true }

  func offerForAll(to offers: inout Offers) {
    var actions = edit.actions
    for trait in offers.place.leadingTraits { (trait as? RowRestriction)?.restrict(&actions) }
    RowEdit(edit.index, edit.count, actions).offer(to: &offers)
  }
}

extension ForEach {
  /// Rows of bindings to the elements of a collection, which a person can delete or move: see `delete` and `move` of a host.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, ID == Elements.Element.ID,
    Content == EditableCollectionContent<Row, Elements>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Element: Identifiable,
    Elements.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// The same, with the rows known by what `id` leads to.
  public init<Elements, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>,
    Content == EditableCollectionContent<Row, Elements>,
    Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Elements.Index: Hashable
  {
    let elements = data.wrappedValue
    let actions = RowActions(editing: data, editActions)
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }, id: { $0.1 },
      content: { row in
        let offset = elements.distance(from: elements.startIndex, to: row.0)
        return EditableCollectionContent(
          content: content(data[row.0]), _look: .init(edit: RowEdit(offset, elements.count, actions)))
      })
  }
}
