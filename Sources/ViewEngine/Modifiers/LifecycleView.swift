/// A view with actions for when it comes and goes.
public struct _LifecycleView<Content: View> {
  public let content: Content
  @usableFromInline let onAppear: (() -> Void)?
  @usableFromInline let onDisappear: (() -> Void)?
  @inlinable package init(_ content: consuming Content, appear: (() -> Void)? = nil, disappear: (() -> Void)? = nil) {
    self.content = content
    onAppear = appear
    onDisappear = disappear
  }
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

  // NB: nothing is asked where there is nothing to run, for every modern observer is such a view. The view is taken apart
  // before anything is asked: the parts would else be copied for each branch.
  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    let (content, appear, disappear) = (view.content, view.onAppear, view.onDisappear)
    if Content._mayBeEmpty, appear != nil || disappear != nil {
      return mountWatched(content, appear, disappear, in: &pass)
    }
    let place = _PresentContent<Content>(Content._mount(content, in: &pass))
    if let appear, !pass.isHidden { pass.collect(appear, named: "onAppear") }
    return _Mounted(place: place, onAppear: appear, onDisappear: disappear)
  }

  /// The newest closure runs.
  // NB: inlined by hand: the view would else be written into memory, to be taken apart there, at a fifth of a row.
  @inlinable @inline(__always)
  public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    let (content, appear, disappear) = (view.content, view.onAppear, view.onDisappear)
    if Content._mayBeEmpty, let node = mounted.place.node {
      return updateWatched(node, &mounted, to: content, appear, disappear, in: &pass)
    }
    Content._update(&mounted.place.content, to: content, in: &pass)
    mounted.onAppear = appear
    mounted.onDisappear = disappear
  }

  @MainActor @usableFromInline @inline(never) static func mountWatched(
    _ content: Content, _ appear: (() -> Void)?, _ disappear: (() -> Void)?, in pass: inout _Pass
  ) -> _Mounted {
    let place = _PresentContent(content, in: &pass) { prepare($0, appear, disappear) }
    return _Mounted(place: place, onAppear: nil, onDisappear: nil)
  }

  @MainActor @usableFromInline @inline(never) static func updateWatched(
    _ node: _Node, _ mounted: inout _Mounted, to content: Content, _ appear: (() -> Void)?,
    _ disappear: (() -> Void)?, in pass: inout _Pass
  ) {
    mounted.place.update(node, to: content, in: &pass) { prepare($0, appear, disappear) }
  }

  @MainActor private static func prepare(
    _ node: _PresenceNode<Content>, _ appear: (() -> Void)?, _ disappear: (() -> Void)?
  ) {
    node.appear = appear.map { ($0, "onAppear") }
    node.disappear = disappear.map { ($0, "onDisappear") }
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
