public import Foundation

/// What becomes of what is dropped.
public enum DropOperation: Hashable, Sendable { case cancel, copy, delete, forbidden, move }

/// What a view would do with what is dragged over it.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What is dragged over a view.
public struct DropInfo {
  let providers: [NSItemProvider]
  /// Where it is: a host drops at the origin of the view.
  public let location: CGPoint

  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}
