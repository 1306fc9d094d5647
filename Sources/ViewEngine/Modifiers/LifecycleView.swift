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

  @inlinable var runs: Bool { onAppear != nil || onDisappear != nil }
}

extension _LifecycleView: _WrappingView {
  public struct _Mounted {
    @usableFromInline var place: _PresentContent<Content>
    @usableFromInline var onAppear: (() -> Void)?
    @usableFromInline var onDisappear: (() -> Void)?
    @inlinable init(place: _PresentContent<Content>, onAppear: (() -> Void)?, onDisappear: (() -> Void)?) {
      self.place = place
      self.onAppear = onAppear
      self.onDisappear = onDisappear
    }
  }

  // NB: nothing is asked where there is nothing to run, for every modern observer is such a view.
  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    if Content._mayBeEmpty, view.runs { return mountWatched(view, in: &pass) }
    let mounted = _Mounted(
      place: _PresentContent(Content._mount(view.content, in: &pass)), onAppear: view.onAppear,
      onDisappear: view.onDisappear)
    if let appear = mounted.onAppear, !pass.isHidden { pass.collect(appear, named: "onAppear") }
    return mounted
  }

  /// The newest closure runs.
  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    // NB: the type is asked first, for the compiler then leaves out what only a view that may be nothing needs.
    if Content._mayBeEmpty, let node = mounted.place.node { return updateWatched(node, &mounted, to: view, in: &pass) }
    Content._update(&mounted.place.content, to: view.content, in: &pass)
    mounted.onAppear = view.onAppear
    mounted.onDisappear = view.onDisappear
  }

  @MainActor @usableFromInline @inline(never) static func mountWatched(_ view: Self, in pass: inout _Pass) -> _Mounted {
    _Mounted(place: _PresentContent(view.content, in: &pass, view.prepare), onAppear: nil, onDisappear: nil)
  }

  @MainActor @usableFromInline @inline(never) static func updateWatched(
    _ node: _Node, _ mounted: inout _Mounted, to view: Self, in pass: inout _Pass
  ) {
    mounted.place.update(node, to: view.content, in: &pass, view.prepare)
  }

  @MainActor private func prepare(_ node: _PresenceNode<Content>) {
    node.appear = onAppear.map { ($0, "onAppear") }
    node.disappear = onDisappear.map { ($0, "onDisappear") }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    mounted.place.change(to: presence, in: &pass)
    if presence == .shown {
      if let appear = mounted.onAppear { pass.collect(appear, named: "onAppear") }
    } else if !pass.isHidden, let disappear = mounted.onDisappear {
      pass.collectEnd(disappear, named: "onDisappear")
    }
  }

  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool { mounted.place.isEmpty }
  public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { mounted.place.leavesAtOnce }
  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) { mounted.place.visit(by: visitor) }
  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.place.content }
}
