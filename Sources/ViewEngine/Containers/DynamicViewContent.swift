public import Foundation

/// A view that is made of the elements of a collection, such as `ForEach`.
public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  /// The elements whose rows it makes.
  var data: Data { get }
}

/// The rows of a `ForEach`, with a person's actions on them.
public struct _EditableRows<Content: DynamicViewContent> {
  public let content: Content
  public let _look: _Look

  public struct _Look {
    let actions: RowActions
  }

  init(content: Content, actions: RowActions) {
    self.content = content
    _look = _Look(actions: actions)
  }
}

extension _EditableRows: _WrapperView {
  public static func _render(
    _ look: _Look, around content: () -> Void, into rendering: _Rendering
  ) {
    rendering.applyToRows(RowActionsTrait(actions: look.actions), around: content)
  }
}

extension _EditableRows: DynamicViewContent {
  public var data: Content.Data { content.data }
}

@MainActor
extension _EditableRows {
  public func _addParts(to parts: inout _ViewParts) { content._addParts(to: &parts) }
}

extension DynamicViewContent {
  /// Sets the action for deleted rows: see `delete` of a host.
  ///
  /// - Parameter action: receives the offsets of the rows; nil if rows cannot be deleted.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    _EditableRows(
      content: self, actions: RowActions(delete: action.map { action in { action(IndexSet(integer: $0)) } }))
  }

  /// Sets the action for moved rows: see `move` of a host.
  ///
  /// - Parameter action: receives the offsets of the rows, and the offset before which to put them, as
  ///   `move(fromOffsets:toOffset:)` takes them; nil if rows cannot be moved.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    _EditableRows(
      content: self, actions: RowActions(move: action.map { action in { action(IndexSet(integer: $0), $1) } }))
  }
}

/// The row of a `ForEach` that edits its collection itself.
public struct EditableCollectionContent<Content: View, Data> {
  /// The views inside, as the builder made them.
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

extension ForEach {
  /// Rows of bindings to the elements of a collection, which a person can delete or move: see `delete` and `move` of a
  /// host.
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

/// The edits that a person can make to the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

extension _EditableRows {
  /// Rows that edit the collection themselves.
  package nonisolated init<Data: MutableCollection & RangeReplaceableCollection>(
    content: Content, editing data: Binding<Data>, _ actions: EditActions<Data>
  ) {
    self.init(content: content, actions: RowActions(editing: data, actions))
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

/// Whether a person edits the rows of a list.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  /// Whether rows can be deleted and moved.
  public var isEditing: Bool { self != .inactive }
}

/// A button that begins and ends editing: it says Edit, or Done.
public struct EditButton {
  @Environment(\.editMode) private var editMode

  public nonisolated init() {}
}

extension EditButton: _EngineView {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
  }
}

extension ForEach: DynamicViewContent where Content: View {}

/// The actions of a person on the row in it.
struct EditableRowTrait: ElementTrait {
  let edit: RowEdit

  var hasSharedActions: Bool { true }

  func addSharedActions(to collector: inout ActionCollector) {
    var actions = edit.actions
    for trait in collector.place.leadingTraits { (trait as? RowRestriction)?.restrict(&actions) }
    RowEdit(edit.index, edit.count, actions).addActions(to: &collector)
  }
}

extension RowActions {
  /// The edits of the collection behind a binding.
  init<Data: MutableCollection & RangeReplaceableCollection>(editing data: Binding<Data>, _ actions: EditActions<Data>)
  {
    if actions.contains(.delete) { delete = { data.wrappedValue.remove(atOffsets: [$0]) } }
    if actions.contains(.move) { move = { data.wrappedValue.move(fromOffsets: [$0], toOffset: $1) } }
  }
}
