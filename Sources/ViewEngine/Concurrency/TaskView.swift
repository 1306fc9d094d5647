/// A view with a task that runs while it is there.
public struct _TaskView<Content: View, ID: Equatable> {
  public let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension _TaskView: _WrappingView {
  public struct _Mounted: _WatchedContent {
    public var content: Content._Mounted
    public let node: _Node?
    var id: ID
    let slot: TaskSlot
  }

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let slot = TaskSlot(in: pass, priority: view.priority, action: view.action)
    if Content._mayBeEmpty {
      let (content, node) = _Mounted.watch(view.content, in: &pass) { node in
        node.appear = ({ slot.start() }, "task")
        node.disappear = ({ slot.cancel() }, nil)
      }
      return _Mounted(content: content, node: node, id: view.id, slot: slot)
    }
    let content = Content._mount(view.content, in: &pass)
    if !pass.isHidden { pass.collect({ slot.start() }, named: "task") }
    return _Mounted(content: content, node: nil, id: view.id, slot: slot)
  }

  public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    let slot = mounted.slot
    slot.priority = view.priority
    slot.action = view.action
    let isOther = mounted.id != view.id
    mounted.id = view.id
    if let node = mounted.node {
      return mounted.update(node, to: view.content, in: &pass) { if isOther { $0.appearsAgain = true } }
    }
    Content._update(&mounted.content, to: view.content, in: &pass)
    // A hidden view starts its task when it is shown again.
    if isOther, !pass.isHidden { pass.collect({ slot.start() }, named: "task") }
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    mounted.change(to: presence, in: &pass)
    let slot = mounted.slot
    guard mounted.node == nil else { return }
    switch presence {
    case .shown: pass.collect({ slot.start() }, named: "task")
    case .hidden, .removed: pass.collectEnd { slot.cancel() }
    }
  }

  public static func _isEmpty(_ mounted: _Mounted) -> Bool { mounted.isEmpty }
  public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { mounted.leavesAtOnce }
  public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) { mounted.visit(by: visitor) }
  public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
}

extension View {
  /// The task starts after the view appears, never at once; its writes are outside of the loop guard.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { _TaskView(content: self, id: true, priority: priority, action: action) }

  /// When `id` changes, the old task is cancelled, then the new one starts.
  public nonisolated func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { _TaskView(content: self, id: id, priority: priority, action: action) }
}

/// The task of one modifier at one place.
@MainActor
final class TaskSlot {
  private let graph: Graph
  var priority: TaskPriority
  var action: @Sendable () async -> Void
  private var task: Task<Void, Never>?

  /// The view whose body contains the modifier.
  private let view: Any.Type?

  init(in pass: borrowing _Pass, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    graph = pass.graph
    view = pass.node.inspectedOwnerType
    self.priority = priority
    self.action = action
  }

  /// Cancels the task that runs, if one does, then starts a new one.
  func start() {
    cancel()
    task = graph.tasks.start(priority: priority, as: TaskOrigin(view: view, beginning: ".task"), action)
  }

  func cancel() {
    task?.cancel()
    task = nil
  }

  // When a host is released, no action is left to cancel it.
  deinit { task?.cancel() }
}
