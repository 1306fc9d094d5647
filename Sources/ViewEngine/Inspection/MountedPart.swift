/// A mounted view or modifier whose stored properties can be read.
@MainActor
package struct MountedPart {
  private let node: _Node
  package let type: Any.Type

  init?(_ node: _Node) {
    guard let inspected = node as? any InspectedNode else { return nil }
    self.node = node
    type = inspected.inspectedType
  }

  package var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether no view of a user's is around it, so that the code outside of the host has made it.
  package var isOutermost: Bool {
    var outer = node.parent
    while let next = outer {
      if let part = MountedPart(next), !EngineTypes.contain(part.type) { return false }
      outer = next.parent
    }
    return true
  }

  package var isMounted: Bool { node.isMounted }
  /// How often its body was evaluated.
  package var evaluations: UInt32 { node.evaluations }

  /// Its path below the root: the position at each level, outermost first.
  package var path: [Int32] {
    var path: [Int32] = []
    var node: _Node? = node
    while let next = node {
      path.append(next.siblingIndex)
      node = next.parent
    }
    return path.reversed()
  }

  /// The address of the view, which stays the same while the view is mounted.
  // Keep it, because finding it again looks up the type of an optional.
  package var address: UnsafeRawPointer? {
    var found: UnsafeRawPointer?
    node.readProperties { _, address in found = UnsafeRawPointer(address) }
    return found
  }
}

/// Finds the outermost views that a user declares. A monitor does not receive those without properties of the engine.
final class OutermostWalk: _Visitor {
  private var parts: [MountedPart] = []
  private var pending: [_Node] = []

  static func parts(below node: _Node) -> [MountedPart] {
    let walk = OutermostWalk()
    node.visit(by: walk)
    while let next = walk.pending.popLast() { next.visit(by: walk) }
    return walk.parts
  }

  override func enter(_ node: _Node) {
    if let part = MountedPart(node), !EngineTypes.contain(part.type) {
      parts.append(part)
    } else {
      pending.append(node)
    }
  }
}

@MainActor
protocol InspectedNode { var inspectedType: Any.Type { get } }

extension _CompositeNode: InspectedNode { var inspectedType: Any.Type { Content.self } }
extension _ModifierNode: InspectedNode { var inspectedType: Any.Type { Modifier.self } }

extension _Node {
  /// The nearest node that a view or modifier with a body has, itself included.
  final var inspectedOwner: MountedPart? {
    var node: _Node? = self
    while let next = node {
      if let part = MountedPart(next) { return part }
      node = next.parent
    }
    return nil
  }

  final var inspectedOwnerType: Any.Type? { viewType ?? inspectedOwner?.type }
}
