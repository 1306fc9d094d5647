/// A view with an action for when it comes, or for when it goes.
public struct _LifecycleView<Content: View, Moment: _LifecycleMoment> {
  public let content: Content
  @usableFromInline let action: (() -> Void)?
  @inlinable package init(_ content: consuming Content, at moment: Moment.Type, perform action: (() -> Void)?) {
    (self.content, self.action) = (content, action)
  }
}

extension _LifecycleView: _WrappingView {
  public struct _Mounted: _WatchedContent {
    public var content: Content._Mounted
    @usableFromInline var response: LifecycleResponse
    @inlinable public var node: _Node? { if case .node(let node) = response { node } else { nil } }

    @inlinable init(content: Content._Mounted, response: LifecycleResponse) {
      (self.content, self.response) = (content, response)
    }
  }

  // A view without actions does no checks, because every modern observer is such a view. The view is split before any
  // check: otherwise each branch would copy the parts.
  @inlinable public static func _mount(_ view: consuming Self, in pass: inout _Pass) -> _Mounted {
    let (content, action) = (view.content, view.action)
    if Content._mayBeEmpty, let action { return mountWatched(content, action, in: &pass) }
    let mounted = Content._mount(content, in: &pass)
    if Moment.isAppearance, let action, !pass.isHidden { pass.collect(action, named: "onAppear") }
    return _Mounted(content: mounted, response: LifecycleResponse(action))
  }

  /// The newest closure runs.
  // Inlined by hand: otherwise the view is written into memory to be split there, at a fifth of a row.
  @inlinable @inline(__always)
  public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    let (content, action) = (view.content, view.action)
    if Content._mayBeEmpty, let node = mounted.node {
      return updateWatched(node, &mounted, to: content, action, in: &pass)
    }
    Content._update(&mounted.content, to: content, in: &pass)
    mounted.response.renew(action)
  }

  @MainActor @usableFromInline @inline(never) static func mountWatched(
    _ content: Content, _ action: (() -> Void)?, in pass: inout _Pass
  ) -> _Mounted {
    let (content, node) = _Mounted.watch(content, in: &pass) { prepare($0, action) }
    return _Mounted(content: content, response: .node(node))
  }

  @MainActor @usableFromInline @inline(never) static func updateWatched(
    _ node: _Node, _ mounted: inout _Mounted, to content: Content, _ action: (() -> Void)?, in pass: inout _Pass
  ) {
    mounted.update(node, to: content, in: &pass) { prepare($0, action) }
  }

  @MainActor private static func prepare(_ node: _PresenceNode<Content>, _ action: (() -> Void)?) {
    if Moment.isAppearance {
      node.appear = action.map { ($0, "onAppear") }
    } else {
      node.disappear = action.map { ($0, "onDisappear") }
    }
  }

  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    mounted.change(to: presence, in: &pass)
    guard case .action(let action) = mounted.response else { return }
    if Moment.isAppearance {
      if presence == .shown { pass.collect(action.run, named: "onAppear") }
    } else if presence != .shown, !pass.isHidden {
      pass.collectEnd(action.run, named: "onDisappear")
    }
  }

  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool { mounted.isEmpty }
  public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { mounted.leavesAtOnce }
  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) { mounted.visit(by: visitor) }
  @inlinable public static func _content(of mounted: _Mounted) -> Content._Mounted { mounted.content }
}

/// The moment at which a lifecycle action runs: the appearance or the disappearance.
public protocol _LifecycleMoment { static var isAppearance: Bool { get } }

public enum _Appearance: _LifecycleMoment {
  @inlinable public static var isAppearance: Bool { true }
}

/// As the view is removed or hidden.
public enum _Disappearance: _LifecycleMoment {
  @inlinable public static var isAppearance: Bool { false }
}

extension View {
  @inlinable public nonisolated consuming func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, at: _Appearance.self, perform: action)
  }

  @inlinable public nonisolated consuming func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _LifecycleView(self, at: _Disappearance.self, perform: action)
  }
}

/// The newest action of a view that acts when it comes or goes.
@usableFromInline
final class LifecycleAction {
  @exclusivity(unchecked) @usableFromInline var run: () -> Void
  @inlinable init(_ run: @escaping () -> Void) { self.run = run }
}

// One word, because every modern observer has one, mostly without an action.
@usableFromInline
enum LifecycleResponse {
  case nothing
  case action(LifecycleAction)
  /// Runs the action, where the content may become empty.
  case node(_Node)

  @inlinable init(_ action: (() -> Void)?) {
    if let action { self = .action(LifecycleAction(action)) } else { self = .nothing }
  }

  /// Takes the newest action over.
  @inlinable @inline(__always) mutating func renew(_ action: consuming (() -> Void)?) {
    if let action {
      if case .action(let kept) = self { kept.run = action } else { self = .action(LifecycleAction(action)) }
    } else if case .nothing = self {
      return
    } else {
      self = .nothing
    }
  }
}
