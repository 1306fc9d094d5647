@testable import ViewGraph

extension View {
  /// Observes a value as the legacy API does.
  func onChange<Value: Equatable>(
    _ value: Value, _ action: @escaping (Value) -> Void
  ) -> _ChangeObserver<Self, Value, _ChangeClosure<Value>> {
    _ChangeObserver(self, value: value, followsCaptureRule: true, action: _ChangeClosure(action))
  }

  /// Logs a change of a value as `name: old → new`.
  func logging<Value: Equatable>(
    _ name: String, _ value: Value, _ log: Log
  ) -> _ChangeObserver<Self, Value, LoggedChange<Value>> {
    _ChangeObserver(self, value: value, followsCaptureRule: true, action: LoggedChange(name: name, log: log))
  }

  /// Logs when the first view in it comes and when the last one goes.
  func comesAndGoes(_ name: String, _ log: Log) -> Watched<Self> { Watched(content: self, name: name, log: log) }

  /// Collects an action with each mount and update.
  func onEvaluation(_ action: @escaping () -> Void) -> Acting<Self> { Acting(content: self, action: action) }

  func id<ID: Hashable>(_ id: ID) -> _IDView<Self, ID> { _IDView(self, id: id) }
}

struct LoggedChange<Value: Equatable>: _ChangeAction {
  let name: String
  let log: Log
  func bound(from old: Value, to new: Value) -> () -> Void {
    { log.add("\(name): \(old) → \(new)") }
  }
}

/// A view with an action for each evaluation of the body around it.
struct Acting<Content: View> {
  let content: Content
  let action: () -> Void
}

extension Acting: _WrappingView {
  static func _mount(_ view: Self, in pass: inout _Pass) -> Content._Mounted {
    let content = Content._mount(view.content, in: &pass)
    pass.collect(view.action)
    return content
  }

  static func _update(_ mounted: inout Content._Mounted, to view: Self, in pass: inout _Pass) {
    Content._update(&mounted, to: view.content, in: &pass)
    pass.collect(view.action)
  }
}

/// A view that logs when its content comes and goes.
struct Watched<Content: View> {
  let content: Content
  let name: String
  let log: Log
}

extension Watched: _ModifiedView, _PrimitiveView {
  static func _mount(_ view: Self, in pass: inout _Pass) -> _PresenceNode<Content> {
    let node = _PresenceNode<Content>(in: pass)
    let (name, log) = (view.name, view.log)
    node.appear = ({ log.add("\(name) comes") }, "appear")
    node.disappear = ({ log.add("\(name) goes") }, "disappear")
    _ = node.walk(to: view.content, in: &pass)
    return node
  }

  static func _update(_ mounted: inout _PresenceNode<Content>, to view: Self, in pass: inout _Pass) {
    _ = mounted.walk(to: view.content, in: &pass)
  }
}
