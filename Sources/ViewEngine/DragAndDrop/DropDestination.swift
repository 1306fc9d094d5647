public import Foundation

/// Where something can be dropped.
struct DropTrait: ElementTrait {
  /// Is told that something comes over the view, or is there no more.
  let target: (Bool, [Any]) -> Void
  /// Takes what it can; says whether it did.
  let take: ([Any]) -> Bool
  /// Takes what is to stand after it, where it is a row of several.
  var takeAfter: (([Any]) -> Bool)?

  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("dropDestination")] }

  func offerForElement(to offers: inout Offers) {
    if !offers.hasOffered(Drop.self) { offers.add(Drop.self, self) }
  }
}

extension DropTrait {
  /// A row before and after which something can be inserted.
  init(insertingAt offset: Int, _ insert: @escaping (Int, [Any]) -> Bool) {
    self.init(target: { _, _ in }, take: { insert(offset, $0) }, takeAfter: { insert(offset + 1, $0) })
  }
}

/// A view onto which something can be dropped.
private struct DropView<Content: View> {
  let content: Content
  let _look: DropTrait
}

extension DropView: _WrapperView {
  static func _render(_ look: DropTrait, around content: () -> Void, into rendering: _Rendering) {
    rendering.apply(look, around: content)
  }
}

extension View {
  /// Runs `action` with what is dropped onto the view: see `drop(_:onto:)` and `drag(_:onto:)` of a host.
  ///
  /// - Parameters:
  ///   - payloadType: what it takes. (SwiftUI's is `Transferable`, which no system has but Apple's.)
  ///   - action: says whether it took the items; is told where they were dropped, which is the origin of the view.
  ///   - isTargeted: is told when something comes over the view, and when it leaves.
  public nonisolated func dropDestination<Item>(
    for payloadType: Item.Type = Item.self, action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropView(
      content: self,
      _look: DropTrait(
        target: { isOver, items in if items.contains(where: { $0 is Item }) { isTargeted(isOver) } },
        take: { items in
          let items = items.compactMap { $0 as? Item }
          return !items.isEmpty && action(items, .zero)
        }))
  }

  /// Runs `action` with what is dropped onto the view, if it is of one of the types.
  ///
  /// - Parameters:
  ///   - isTargeted: is true while something is over the view.
  ///   - action: says whether it took the items.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// - Parameter action: is also told where the items were dropped, which is the origin of the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    DropView(
      content: self,
      _look: DropTrait(
        target: { isOver, items in
          if DropInfo(items).hasItemsConforming(to: supportedContentTypes) { isTargeted?.wrappedValue = isOver }
        },
        take: { items in
          let providers = DropInfo(items).itemProviders(for: supportedContentTypes)
          return !providers.isEmpty && action(providers, .zero)
        }))
  }

  /// Has a delegate do what is done with what is dragged over the view.
  public nonisolated func onDrop<Delegate: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: Delegate
  ) -> some View {
    DropView(
      content: self,
      _look: DropTrait(
        target: { isOver, items in
          let info = DropInfo(items)
          // What is dropped has not left the view: a host that drags something away without a drop does nothing.
          guard isOver, info.hasItemsConforming(to: supportedContentTypes), delegate.validateDrop(info: info) else {
            return
          }
          delegate.dropEntered(info: info)
          _ = delegate.dropUpdated(info: info)
        },
        take: { items in
          let info = DropInfo(items)
          guard info.hasItemsConforming(to: supportedContentTypes), delegate.validateDrop(info: info) else {
            return false
          }
          return delegate.performDrop(info: info)
        }))
  }

  /// The same, with the identifiers of the types.
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
}

extension DynamicViewContent {
  /// Says what is done when a person drops something between the rows: see `drop(_:onto:)` and `drop(_:after:)` of a host.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what is taken.
  ///   - action: is told before which offset the items are to stand.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    _EditableRows(content: self, actions: RowActions(insert: insertion(of: supportedContentTypes, action)))
  }

  /// The same, with the identifiers of the types.
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }
}

extension ForEach where Content: TableRowContent {
  /// Says what is done when a person drops something between the rows of a table.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: what is taken.
  ///   - action: is told before which offset the items are to stand.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some TableRowContent<Content.TableRowValue> {
    let insert = insertion(of: supportedContentTypes, action)
    return TupleTableRowContent(
      _rows: _rows.enumerated().map { offset, row in
        _TableRow(value: row.value) { view in
          AnyView(DropView(content: row.decorate(view), _look: DropTrait(insertingAt: offset, insert)))
        }
      })
  }
}

private func insertion(
  of types: [UTType], _ action: @escaping (Int, [NSItemProvider]) -> Void
) -> (Int, [Any]) -> Bool {
  { offset, items in
    let providers = DropInfo(items).itemProviders(for: types)
    if !providers.isEmpty { action(offset, providers) }
    return !providers.isEmpty
  }
}

extension DropInfo {
  fileprivate init(_ items: [Any]) {
    self.init(providers: items.map { $0 as? NSItemProvider ?? NSItemProvider(dropped: $0) }, location: .zero)
  }
}

extension NSItemProvider {
  fileprivate convenience init(dropped item: Any) {
    #if canImport(Darwin)
      if let object = item as? any NSItemProviderWriting { self.init(object: object) } else { self.init() }
    #else
      self.init(object: item)
    #endif
  }
}
