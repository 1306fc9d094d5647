/// A mounted view or modifier whose stored properties can be read.
@MainActor
package struct MountedPart {
  private let node: _Node
  private let inspected: any InspectedNode

  init?(_ node: _Node) {
    guard let inspected = node as? any InspectedNode else { return nil }
    self.node = node
    self.inspected = inspected
  }

  package var id: ObjectIdentifier { ObjectIdentifier(node) }
  /// The type of the view or modifier.
  package var type: Any.Type { inspected.inspectedType }
  package var isMounted: Bool { node.isMounted }
  /// How often its body was evaluated.
  package var evaluations: UInt32 { node.evaluations }

  /// Where it is below the root: the position at each level, outermost first.
  package var path: [Int32] {
    var path: [Int32] = []
    var node: _Node? = node
    while let next = node {
      path.append(next.siblingIndex)
      node = next.parent
    }
    return path.reversed()
  }

  /// The view or modifier itself.
  package var value: Any { inspected.inspectedValue }

  /// Calls `body` with the address of the view.
  package func withFields(_ body: (UnsafeRawPointer) -> Void) { inspected.withInspected(body) }
}

@MainActor
protocol InspectedNode {
  var inspectedType: Any.Type { get }
  var inspectedValue: Any { get }
  func withInspected(_ body: (UnsafeRawPointer) -> Void)
}

extension _CompositeNode: InspectedNode {
  var inspectedType: Any.Type { Content.self }
  var inspectedValue: Any { view! }
  func withInspected(_ body: (UnsafeRawPointer) -> Void) { withUnsafePointer(to: &view!) { body($0) } }
}

extension _ModifierNode: InspectedNode {
  var inspectedType: Any.Type { Modifier.self }
  var inspectedValue: Any { modifier! }
  func withInspected(_ body: (UnsafeRawPointer) -> Void) { withUnsafePointer(to: &modifier!) { body($0) } }
}

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

  /// The type of what that node has.
  final var inspectedOwnerType: Any.Type? { viewType ?? inspectedOwner?.type }
}
