/// A view with actions for when it comes and goes.
public struct _LifecycleView<Content: View> {
  @usableFromInline let content: Content
  @usableFromInline let actions: _LifecycleActions
  @inlinable init(_ content: Content, _ actions: _LifecycleActions) {
    self.content = content
    self.actions = actions
  }
}

/// The action of one `onAppear` or `onDisappear`.
public enum _LifecycleActions {
  case appear((() -> Void)?)
  case disappear((() -> Void)?)

  /// The action to run when a view comes or goes that way, and its name.
  func action(for presence: _Presence) -> (name: String, action: () -> Void)? {
    switch (self, presence) {
    case (.appear(let action?), .shown): ("onAppear", action)
    case (.disappear(let action?), .hidden), (.disappear(let action?), .removed): ("onDisappear", action)
    default: nil
    }
  }
}

extension _LifecycleView: View, _PrimitiveView {
  public struct _Mounted {
    @usableFromInline var content: Content._Mounted
    @usableFromInline var actions: _LifecycleActions
    @inlinable init(content: Content._Mounted, actions: _LifecycleActions) {
      self.content = content
      self.actions = actions
    }
  }

  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    if case .appear(.some) = view.actions { pass.collect(view.actions, for: .shown) }
    return _Mounted(content: content, actions: view.actions)
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    mounted.actions = view.actions
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    pass.collect(mounted.actions, for: presence)
  }

  public static func _render(_ mounted: _Mounted, into rendering: inout _Rendering) {
    Content._render(mounted.content, into: &rendering)
  }
}

extension _Pass {
  @usableFromInline mutating func collect(_ actions: _LifecycleActions, for presence: _Presence) {
    guard let (name, action) = actions.action(for: presence) else { return }
    if records {
      collect { [graph] in
        graph.record(.action(name))
        action()
      }
    } else {
      collect(action)
    }
  }
}

extension View {
  /// Runs `action` in the pass that shows the view.
  @inlinable public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, .appear(action))
  }

  /// Runs `action` in the pass that removes or hides the view.
  @inlinable public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, .disappear(action))
  }
}
