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
    /// Whether the content stands for a view, which is what appears; known while there is something to run.
    @usableFromInline var isThere = false
    @inlinable var runs: Bool { onAppear != nil || onDisappear != nil }
    @MainActor @inlinable init(content: Content._Mounted, onAppear: (() -> Void)?, onDisappear: (() -> Void)?) {
      self.content = content
      self.onAppear = onAppear
      self.onDisappear = onDisappear
    }
  }

  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    var mounted = _Mounted(
      content: Content._mount(view.content, in: &pass), onAppear: view.onAppear, onDisappear: view.onDisappear)
    if mounted.runs { begin(&mounted, in: &pass) }
    return mounted
  }

  @MainActor @inlinable static func begin(_ mounted: inout _Mounted, in pass: inout _Pass) {
    mounted.isThere = !Content._isEmpty(mounted.content)
    if mounted.isThere, !pass.isHidden { appear(mounted, in: &pass) }
  }

  /// What becomes empty disappears, what was empty and is not any more appears: the newest closure runs.
  // NB: nothing is asked where there is nothing to run, for every modern observer is such a view.
  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    Content._update(&mounted.content, to: view.content, in: &pass)
    let ran = mounted.runs
    mounted.onAppear = view.onAppear
    mounted.onDisappear = view.onDisappear
    if mounted.runs { noteEmptiness(of: &mounted, ran: ran, in: &pass) }
  }

  @MainActor @inlinable static func noteEmptiness(of mounted: inout _Mounted, ran: Bool, in pass: inout _Pass) {
    let wasThere = mounted.isThere
    mounted.isThere = !Content._isEmpty(mounted.content)
    guard ran, wasThere != mounted.isThere, !pass.isHidden else { return }
    if wasThere { disappear(mounted, in: &pass) } else { appear(mounted, in: &pass) }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    Content._change(&mounted.content, to: presence, in: &pass)
    guard mounted.isThere else { return }
    if presence == .shown { appear(mounted, in: &pass) } else if !pass.isHidden { disappear(mounted, in: &pass) }
  }

  @MainActor @inlinable static func appear(_ mounted: _Mounted, in pass: inout _Pass) {
    if let appear = mounted.onAppear { pass.collect(appear, named: "onAppear") }
  }

  @MainActor @inlinable static func disappear(_ mounted: _Mounted, in pass: inout _Pass) {
    if let disappear = mounted.onDisappear { pass.collectEnd(disappear, named: "onDisappear") }
  }

  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
}

extension _Pass {
  /// Collects an action that the trace has a name for.
  @usableFromInline package mutating func collect(_ action: @escaping () -> Void, named name: StaticString) {
    guard records else { return collect(action) }
    collect { [graph] in
      graph.recorder?.note(action: "\(name)")
      action()
    }
  }

  /// Collects an action that belongs to an end, which runs even if an action before it dismisses the host.
  @usableFromInline package mutating func collectEnd(_ action: @escaping () -> Void, named name: StaticString? = nil) {
    if let name { collect(action, named: name) } else { collect(action) }
    buffers.actions.keepLast(at: cursor)
  }
}
