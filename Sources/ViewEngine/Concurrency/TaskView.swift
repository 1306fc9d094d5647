/// A view with a task that runs while it is there.
public struct _TaskView<Content: View, ID: Equatable> {
  public let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension _TaskView: _WrappingView {
  public struct _Mounted {
    var content: Content._Mounted
    var id: ID
    let slot: TaskSlot
    /// Whether the content stands for a view, which is what the task belongs to.
    var isThere: Bool
  }

  public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    let slot = TaskSlot(in: pass.graph, priority: view.priority, action: view.action)
    let isThere = !Content._isEmpty(content)
    if isThere, !pass.isHidden { pass.collect({ slot.start() }, named: "task") }
    return _Mounted(content: content, id: view.id, slot: slot, isThere: isThere)
  }

  public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    let slot = mounted.slot
    slot.priority = view.priority
    slot.action = view.action
    let isThere = !Content._isEmpty(mounted.content)
    let begins = isThere && (!mounted.isThere || mounted.id != view.id)
    let ends = !isThere && mounted.isThere
    mounted.isThere = isThere
    mounted.id = view.id
    // What is not seen starts its task when it is shown again.
    if pass.isHidden { return }
    if begins { pass.collect({ slot.start() }, named: "task") }
    if ends { pass.collect { slot.cancel() } }
  }

  public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    guard mounted.isThere else { return }
    let slot = mounted.slot
    switch presence {
    case .shown: pass.collect({ slot.start() }, named: "task")
    case .hidden, .removed: pass.collectEnd { slot.cancel() }
    }
  }

  public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
}
