/// A view with actions for when it comes and goes.
public struct _LifecycleView<Content: View> {
  public let content: Content
  @usableFromInline let onAppear: (() -> Void)?
  @usableFromInline let onDisappear: (() -> Void)?
  @inlinable package init(_ content: Content, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.content = content
    onAppear = appear
    onDisappear = disappear
  }
}

extension _LifecycleView: _WrappingView {
  public struct _Mounted {
    @usableFromInline var content: Content._Mounted
    @usableFromInline var onAppear: (() -> Void)?
    @usableFromInline var onDisappear: (() -> Void)?
    /// Whether the content stands for a view, which is what appears.
    @usableFromInline var isThere: Bool
    @MainActor @inlinable init(content: Content._Mounted, onAppear: (() -> Void)?, onDisappear: (() -> Void)?) {
      self.content = content
      self.onAppear = onAppear
      self.onDisappear = onDisappear
      isThere = !Content._isEmpty(content)
    }
  }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    let content = Content._mount(view.content, in: &pass)
    let mounted = _Mounted(content: content, onAppear: view.onAppear, onDisappear: view.onDisappear)
    if mounted.isThere, !pass.isHidden { appear(mounted, in: &pass) }
    return mounted
  }

  /// What becomes empty disappears, what was empty and is not any more appears: the newest closure runs.
  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    mounted.onAppear = view.onAppear
    mounted.onDisappear = view.onDisappear
    let isThere = !Content._isEmpty(mounted.content)
    guard mounted.isThere != isThere else { return }
    mounted.isThere = isThere
    if pass.isHidden { return }
    if isThere { appear(mounted, in: &pass) } else { disappear(mounted, in: &pass) }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    guard mounted.isThere else { return }
    switch presence {
    case .shown: appear(mounted, in: &pass)
    case .hidden, .removed: if !pass.isHidden { disappear(mounted, in: &pass) }
    }
  }

  @MainActor @inlinable static func appear(_ mounted: _Mounted, in pass: inout _Pass) {
    if let appear = mounted.onAppear { pass.collect(appear, named: "onAppear") }
  }

  @MainActor @inlinable static func disappear(_ mounted: _Mounted, in pass: inout _Pass) {
    if let disappear = mounted.onDisappear { pass.collectDisappearance(disappear) }
  }

  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
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

  /// Collects the action of a disappearance, which runs even if an action before it dismisses the host.
  @usableFromInline mutating func collectDisappearance(_ action: @escaping () -> Void) {
    collect(action, named: "onDisappear")
    actions.keepLast(at: cursor)
  }

  /// The same of an action that the trace has no name for.
  package mutating func collectEnd(_ action: @escaping () -> Void) {
    collect(action)
    actions.keepLast(at: cursor)
  }
}
