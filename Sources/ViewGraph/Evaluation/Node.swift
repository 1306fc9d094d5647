/// A place in the mounted tree that can be evaluated by itself: a view or modifier with a body, an
/// `AnyView`, the content that a modifier was given. Everything between two nodes is a plain value.
@MainActor
public class _Node {
  /// Evaluates the body of a node and brings what it mounts up to date.
  ///
  /// NB: a stored function, made where the view's type is known: methods of a generic class do not know it.
  @usableFromInline typealias Evaluator = @MainActor (_Node, inout _Pass) -> Void
  /// Goes over what a node has mounted; a stored function for the same reason.
  @usableFromInline typealias Viewer = @MainActor (_Node, _Visitor) -> Void

  @usableFromInline nonisolated package let graph: Graph
  // NB: the parent has the child in what it has mounted, and is let go of after the child is removed. Each use of it asks
  // `isMounted` first, or is in a walk, during which nothing is let go of.
  @usableFromInline package unowned(unsafe) let parent: _Node?
  @usableFromInline package nonisolated(unsafe) let scope: _EnvironmentScope
  @usableFromInline let evaluator: Evaluator
  @usableFromInline let viewer: Viewer
  // NB: `@exclusivity(unchecked)`, here and in the other classes of the hot path: each access would else be
  // entered into a table at run time. Bodies never see nodes, and a host shows nothing while it evaluates.

  /// The descendants on the way to what is out of date: filled in while a pass is planned.
  @exclusivity(unchecked) @usableFromInline var marked: [_Node] = []
  /// How many evaluations it has had: a value that was read in an earlier one is no dependency any more.
  @inlinable package nonisolated final var evaluations: UInt32 { evaluationCount }
  // NB: like `flags`, read through a computed one: other modules do not know of a stored one that it is unchecked.
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var evaluationCount: UInt32 = 0
  /// Its position among the nodes that its parent has, as the parent's last walk met them.
  @exclusivity(unchecked) @usableFromInline package var siblingIndex: Int32 = 0
  /// How many nodes it is in.
  @usableFromInline let depth: Int32
  @inlinable package nonisolated final var status: Status {
    get { flags }
    _modify { yield &flags }
  }
  @exclusivity(unchecked) @usableFromInline final nonisolated(unsafe) var flags = Status(rawValue: 1 | 128)

  /// What somebody outside of the core keeps of it.
  @inlinable package final var record: _NodeRecord? { kept }
  @exclusivity(unchecked) @usableFromInline final var kept: _NodeRecord?

  @usableFromInline package struct Status: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable static var mounted: Status { Status(rawValue: 1) }
    /// Something that its body read has changed.
    @inlinable package static var outOfDate: Status { Status(rawValue: 2) }
    /// It is the content of a modifier, not a body.
    @inlinable static var slot: Status { Status(rawValue: 4) }
    /// Its view was replaced by one that differs.
    @inlinable package static var replaced: Status { Status(rawValue: 8) }
    /// It is on the way to a node that is out of date.
    @inlinable static var onPath: Status { Status(rawValue: 16) }
    /// It is kept but not shown, for it or what it is in was put away.
    @inlinable package static var hidden: Status { Status(rawValue: 32) }
    /// It was put away itself.
    @inlinable package static var away: Status { Status(rawValue: 64) }
    /// Its evaluation runs code of a user's, which may read models.
    @inlinable static var mayReadModels: Status { Status(rawValue: 128) }
    /// One of its evaluations has read a model.
    @inlinable static var readsModels: Status { Status(rawValue: 256) }
    /// A model that its latest evaluation read has changed.
    @inlinable package static var modelChanged: Status { Status(rawValue: 512) }
    /// Nothing in it is evaluated until it comes back.
    @inlinable package static var suspended: Status { Status(rawValue: 1024) }
    /// Its record is to be told of the next evaluation.
    @inlinable package static var isRecorded: Status { Status(rawValue: 2048) }
    /// Somebody is to be told when it comes to show something, or nothing.
    @inlinable static var isWatched: Status { Status(rawValue: 8192) }
    /// It stands for no view; known of what is watched.
    @inlinable static var showsNothing: Status { Status(rawValue: 16384) }
    /// It is on the list of those that may have come to show something, or nothing.
    @inlinable static var isNoted: Status { Status(rawValue: 32768) }
    /// It stands where the rows of a container stand that shows some of them at a time.
    @inlinable package static var amongRows: Status { Status(rawValue: 4096) }

    // NB: those of `OptionSet` are generic, and take a tenth of the time of a debug build.
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
    if pass.isAmongRows { status.insert(.amongRows) }
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

  /// Tells the mounted content that it leaves or comes back.
  func change(to presence: _Presence, in pass: inout _Pass) {}

  /// Whether it stood for no view when that was last looked at, which it is where somebody is to be told.
  @usableFromInline package final var standsForNothing: Bool { status.contains(.showsNothing) }
  /// Whether it stands for no view, as what it has mounted says.
  var showsNothing: Bool { false }
  /// Whether it presents one `AnyView`, and nothing else.
  var presentsOneAnyView: Bool { false }
  /// Does what follows from having come to show something, or nothing.
  func turn(in pass: inout _Pass) {}
  /// Whether what it shows is gone before its successor comes.
  package var leavesAtOnce: Bool { false }

  package final var asksWhetherItLeaves: Bool { graph.asks { leavesAtOnce } }

  /// Releases what it has of a user's, once it is removed: the node itself may be kept a while by what it has read.
  func letGo() {}

  /// Writes down what the mounted content shows.
  package final func visit(by visitor: _Visitor) { viewer(self, visitor) }

  /// The type of the view whose node it is; nil for a node that stands for no view of its own.
  package var viewType: Any.Type? { nil }

  /// Gives what is known of the properties of the view, and where they are.
  package func readProperties(_ body: (ViewDescriptor, UnsafeMutableRawPointer) -> Void) {}

  /// Makes what `content` stands for in the body of a modifier; only modifiers have any.
  @usableFromInline func makeSlot(in pass: inout _Pass) -> _Node {
    fatalError("only the node of a modifier has content")
  }
  func removeSlot(_ slot: _Node) {}
}
