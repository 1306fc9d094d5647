/// A place in the mounted tree that can be evaluated alone: a view or modifier with a body, an
/// `AnyView`, the content of a modifier. Everything between two nodes is a plain value.
@MainActor
public class _Node {
  /// Evaluates the body of a node and brings what it mounts up to date. A stored function, made where the view's type
  /// is known: methods of a generic class do not know it.
  @usableFromInline typealias Evaluator = @MainActor (_Node, inout _Pass) -> Void
  /// Visits the mounted content of a node; a stored function for the same reason.
  @usableFromInline typealias Viewer = @MainActor (_Node, _Visitor) -> Void
  @usableFromInline nonisolated package let graph: Graph
  // The parent's mounted content holds the child, and is released after the child is removed. Each use asks `isMounted`
  // first, or is in a walk, which releases nothing.
  @usableFromInline package unowned(unsafe) let parent: _Node?
  @usableFromInline package nonisolated(unsafe) let scope: _EnvironmentScope
  @usableFromInline let evaluator: Evaluator
  @usableFromInline let viewer: Viewer
  // `@exclusivity(unchecked)`, here and in the other classes of the hot path: the runtime would enter each access into
  // a table. Bodies never see nodes, and a host shows nothing while it evaluates.

  /// The descendants on the path to an out-of-date node: filled in while a pass is planned.
  @exclusivity(unchecked) @usableFromInline var marked: [_Node] = []
  /// The number of evaluations: a value read in an earlier one is no longer a dependency.
  @inlinable package nonisolated final var evaluations: UInt32 { evaluationCount }
  // Like `flags`, read through a computed property: other modules do not see that a stored one is unchecked.
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var evaluationCount: UInt32 = 0
  /// Its position among its parent's nodes, as the parent's last walk met them.
  @exclusivity(unchecked) @usableFromInline package var siblingIndex: Int32 = 0
  /// The number of its ancestors.
  @usableFromInline let depth: Int32
  @inlinable package nonisolated final var status: Status {
    get { flags }
    _modify { yield &flags }
  }
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var flags = Status(rawValue: 1 | 128)

  /// What it and its content are to the view around it.
  @exclusivity(unchecked) @usableFromInline package final var contentRole = ContentRole.none

  /// A record of the node for a client outside of the core.
  @inlinable package final var record: _NodeRecord? { kept }
  @exclusivity(unchecked) @usableFromInline final var kept: _NodeRecord?

  @usableFromInline package struct Status: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
    @inlinable static var mounted: Status { Status(rawValue: 1) }
    /// A value that its body read has changed.
    @inlinable package static var outOfDate: Status { Status(rawValue: 2) }
    /// It is the content of a modifier, not a body.
    @inlinable static var slot: Status { Status(rawValue: 4) }
    /// Its view was replaced by one that differs.
    @inlinable package static var replaced: Status { Status(rawValue: 8) }
    /// It is on the path to a node that is out of date.
    @inlinable static var onPath: Status { Status(rawValue: 16) }
    /// It is kept but not shown, because it or an ancestor was put away.
    @inlinable package static var hidden: Status { Status(rawValue: 32) }
    /// It was put away itself, not by an ancestor.
    @inlinable package static var away: Status { Status(rawValue: 64) }
    /// Its evaluation runs user code, which may read models.
    @inlinable static var mayReadModels: Status { Status(rawValue: 128) }
    /// One of its evaluations has read a model.
    @inlinable static var readsModels: Status { Status(rawValue: 256) }
    /// A model that its latest evaluation read has changed.
    @inlinable package static var modelChanged: Status { Status(rawValue: 512) }
    /// Its content is not evaluated until it comes back.
    @inlinable package static var suspended: Status { Status(rawValue: 1024) }
    /// Its record must receive the next evaluation.
    @inlinable package static var isRecorded: Status { Status(rawValue: 2048) }
    /// A client waits for its content to become empty or non-empty.
    @inlinable static var isWatched: Status { Status(rawValue: 8192) }
    /// Its mounted content is empty; known of watched nodes only.
    @inlinable static var showsNothing: Status { Status(rawValue: 16384) }
    /// It is on the list of nodes whose content may have become empty or non-empty.
    @inlinable static var isNoted: Status { Status(rawValue: 32768) }

    // The members of `OptionSet` are generic, and take a tenth of the time of a debug build.
    @inlinable package func contains(_ other: Status) -> Bool { rawValue & other.rawValue == other.rawValue }
    @inlinable package mutating func insert(_ other: Status) { self = Status(rawValue: rawValue | other.rawValue) }
    @inlinable package mutating func remove(_ other: Status) { self = Status(rawValue: rawValue & ~other.rawValue) }
  }

  @inlinable init(in pass: borrowing _Pass, evaluator: @escaping Evaluator, viewer: @escaping Viewer) {
    graph = pass.graph
    parent = pass.node
    depth = pass.node.depth &+ 1
    scope = pass.scope
    self.evaluator = evaluator
    self.viewer = viewer
    if pass.isHidden { status.insert(.hidden) }
    if pass.node.status.contains(.isWatched) { status.formUnion([.isWatched, .showsNothing]) }
    contentRole = pass.contentRole
  }

  /// The root of a tree, above the view that a host presents.
  init(root graph: Graph, scope: _EnvironmentScope, evaluator: @escaping Evaluator, viewer: @escaping Viewer) {
    self.graph = graph
    parent = nil
    depth = 0
    self.scope = scope
    self.evaluator = evaluator
    self.viewer = viewer
  }

  @inlinable package final var isOutOfDate: Bool { status.contains(.outOfDate) }
  @inlinable package nonisolated final var isMounted: Bool { status.contains(.mounted) }
  @inlinable nonisolated final var isHidden: Bool { status.contains(.hidden) }

  /// Tells the mounted content that it is shown, hidden or removed.
  func change(to presence: _Presence, in pass: inout _Pass) {}

  /// Whether it was empty at the last check. Checked only for nodes with a client.
  @usableFromInline package final var standsForNothing: Bool { status.contains(.showsNothing) }
  /// Whether the mounted content is empty.
  var showsNothing: Bool { false }
  /// Whether it presents exactly one `AnyView`.
  var presentsOneAnyView: Bool { false }
  /// Collects the appear or disappear actions after its content became non-empty or empty.
  func turn(in pass: inout _Pass) {}
  /// Whether its content disappears before its successor appears.
  package var leavesAtOnce: Bool { false }
  package final var asksWhetherItLeaves: Bool { graph.asks { leavesAtOnce } }

  /// Releases the user's values on removal: a value that the node has read may keep the node itself for a while.
  func letGo() {}

  /// Reports the mounted content to the visitor.
  package final func visit(by visitor: _Visitor) { viewer(self, visitor) }

  /// The type of the node's view; nil for a node without its own view.
  package var viewType: Any.Type? { nil }

  /// Passes the descriptor of the view's properties and their address to `body`.
  package func readProperties(_ body: (ViewDescriptor, UnsafeMutableRawPointer) -> Void) {}

  /// Mounts the slot for `content` in the body of a modifier; only modifiers have any.
  @usableFromInline func makeSlot(in pass: inout _Pass) -> _Node {
    fatalError("only the node of a modifier has content")
  }
  func removeSlot(_ slot: _Node) {}
}
