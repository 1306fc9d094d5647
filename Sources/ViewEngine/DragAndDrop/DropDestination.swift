public import Foundation

extension View {
  /// Runs `action` with items dropped onto the view: see `drop(_:onto:)` and `drag(_:onto:)` of a host.
  public nonisolated func dropDestination<Item>(
    for payloadType: Item.Type = Item.self, action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    TraitView(
      content: self,
      _look: DropReaction(
        target: { isOver, items in if items.contains(where: { $0 is Item }) { isTargeted(isOver) } },
        take: { items in
          let items = items.compactMap { $0 as? Item }
          return !items.isEmpty && action(items, .zero)
        }))
  }

  /// Runs `action` with items dropped onto the view, if they are of one of the types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    TraitView(
      content: self,
      _look: DropReaction(
        target: { isOver, items in
          if DropInfo(items).hasItemsConforming(to: supportedContentTypes) { isTargeted?.wrappedValue = isOver }
        },
        take: { items in
          let providers = DropInfo(items).itemProviders(for: supportedContentTypes)
          return !providers.isEmpty && action(providers, .zero)
        }))
  }

  public nonisolated func onDrop<Delegate: DropDelegate>(
    of supportedContentTypes: [UTType], delegate: Delegate
  ) -> some View {
    // A host drops on the main actor.
    nonisolated(unsafe) let delegate = delegate
    nonisolated(unsafe) let proposed = ProposedDrop()
    return TraitView(
      content: self,
      _look: DropReaction(
        target: { isOver, items in
          nonisolated(unsafe) let info = DropInfo(items)
          // Only an entering drag counts: no host drags an item away without a drop.
          guard isOver, info.hasItemsConforming(to: supportedContentTypes) else { return }
          MainActor.assumeIsolated {
            guard delegate.validateDrop(info: info) else { return }
            delegate.dropEntered(info: info)
            proposed.operation = delegate.dropUpdated(info: info)?.operation
          }
        },
        take: { items in
          nonisolated(unsafe) let info = DropInfo(items)
          guard info.hasItemsConforming(to: supportedContentTypes) else { return false }
          return MainActor.assumeIsolated {
            guard delegate.validateDrop(info: info) else { return false }
            // The items leave without a drop, as where a person lets go of them.
            if proposed.operation == .forbidden || proposed.operation == .cancel {
              delegate.dropExited(info: info)
              return false
            }
            return delegate.performDrop(info: info)
          }
        }))
  }

  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
  }
}

extension DynamicViewContent {
  /// Sets the action for a drop between the rows: see `drop(_:onto:)` and `drop(_:after:)` of a host.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    _EditableRows(content: self, actions: RowActions(insert: insertion(of: supportedContentTypes, action)))
  }

  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }
}

extension DropInfo {
  fileprivate init(_ items: [Any]) {
    self.init(providers: items.map { $0 as? NSItemProvider ?? NSItemProvider(dropped: $0) }, location: .zero)
  }
}

/// The reaction of a view to items that are dragged over it.
@MainActor @preconcurrency
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The last proposal of a delegate for items over its view.
private final class ProposedDrop { var operation: DropOperation? }

/// The operation that a `DropDelegate` proposes; `forbidden` and `cancel` refuse the drop, and others have no effect.
public enum DropOperation: Hashable, Sendable { case cancel, copy, delete, forbidden, move }

/// The reaction that a view proposes to items dragged over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  /// Keeps the operation; a host drops nothing on a view that proposes `forbidden` or `cancel`.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The items dragged over a view.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// The position: a host drops at the origin of the view.
  public let location: CGPoint
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

extension DropReaction: ElementTrait {
  func attributes(in context: ElementContext) -> [_Attribute] { [_Attribute("dropDestination")] }

  func addElementActions(to collector: inout ActionCollector) {
    if !collector.hasAction(Drop.self) { collector.add(Drop.self, self) }
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

extension NSItemProvider {
  fileprivate convenience init(dropped item: Any) {
    #if canImport(Darwin)
      if let object = item as? any NSItemProviderWriting { self.init(object: object) } else { self.init() }
    #else
      self.init(object: item)
    #endif
  }
}
