/// A view with actions for when it comes and goes.
public struct _LifecycleView<Content: View> {
  @usableFromInline package let content: Content
  @usableFromInline let actions: _LifecycleActions
  @inlinable package init(_ content: Content, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.content = content
    actions = _LifecycleActions(appear: appear, disappear: disappear)
  }
}

/// The action of one `onAppear` or `onDisappear`.
@usableFromInline
struct _LifecycleActions {
  @usableFromInline let appear: (() -> Void)?
  @usableFromInline let disappear: (() -> Void)?
  @inlinable init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension _LifecycleView: View, _PrimitiveView {
  @inlinable public static var _readsModels: Bool { Content._readsModels }

  public struct _Mounted {
    @usableFromInline var content: Content._Mounted
    @usableFromInline var actions: _LifecycleActions
    @inlinable init(content: Content._Mounted, actions: _LifecycleActions) {
      self.content = content
      self.actions = actions
    }
  }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    if let appear = view.actions.appear, !pass.isHidden { pass.collect(appear, named: "onAppear") }
    return _Mounted(content: content, actions: view.actions)
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    mounted.actions = view.actions
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    switch presence {
    case .shown: if let appear = mounted.actions.appear { pass.collect(appear, named: "onAppear") }
    case .hidden, .removed:
      if let disappear = mounted.actions.disappear, !pass.isHidden { pass.collect(disappear, named: "onDisappear") }
    }
  }

  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) {
    Content._visit(mounted.content, by: visitor)
  }
}

extension _Pass {
  /// Collects an action that the trace has a name for.
  @usableFromInline package mutating func collect(_ action: @escaping () -> Void, named name: StaticString) {
    guard records else { return collect(action) }
    collect { [graph] in
      graph.record(.action("\(name)"))
      action()
    }
  }
}

extension View {
  /// Runs `action` in the pass that shows the view.
  @inlinable public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, appear: action)
  }

  /// Runs `action` in the pass that removes or hides the view.
  @inlinable public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, disappear: action)
  }
}
