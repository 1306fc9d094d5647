/// The node of a view that has a body.
public final class _CompositeNode<Content: View>: _Node {
  @exclusivity(unchecked) @usableFromInline package var view: Content!
  @exclusivity(unchecked) @usableFromInline var content: Content.Body._Mounted?
  @usableFromInline let descriptor: ViewDescriptor

  @inlinable init(_ view: Content, in pass: borrowing _Pass, evaluator: @escaping Evaluator, viewer: @escaping Viewer) {
    self.view = view
    descriptor = pass.graph.descriptor(of: Content.self)
    super.init(in: pass, evaluator: evaluator, viewer: viewer)
    if status.contains(.isWatched), !Content.Body._mayBeEmpty { status.subtract([.isWatched, .showsNothing]) }
    if descriptor.hasProperties { descriptor.mount(&self.view!, in: self) }
  }

  /// Takes over a newer value of the view; returns whether it differs.
  @inlinable func replace(with newView: consuming Content) -> Bool {
    descriptor.replace(&view!, with: newView, in: self)
  }

  @inlinable func evaluate(in pass: inout _Pass, isCounted: Bool = true) {
    if isCounted { beginEvaluation(of: Content.self, in: pass) } else { start() }
    graph.evaluation.node = self
    if descriptor.hasUpdates { descriptor.update(&view!) }
    Content.Body.updateOrMount(&content, to: view.body, in: &pass)
    endEvaluation()
  }

  override func change(to presence: _Presence, in pass: inout _Pass) {
    guard content != nil else { return }
    Content.Body._change(&content!, to: presence, in: &pass)
    if presence == .removed { descriptor.unmount(&view!) }
  }

  override func letGo() {
    content = nil
    view = nil
  }

  package override var leavesAtOnce: Bool { content.map { Content.Body._leavesAtOnce($0) } ?? false }
  override var showsNothing: Bool { content.map { Content.Body._isEmpty($0) } ?? true }
  @inlinable func walk(by visitor: _Visitor) { Content.Body.visit(&content, by: visitor) }
  package override var viewType: Any.Type? { Content.self }

  package override func readProperties(_ body: (ViewDescriptor, UnsafeMutableRawPointer) -> Void) {
    if view != nil { descriptor.read(&view!, body) }
  }
}

extension View where _Mounted == _CompositeNode<Self> {
  @inlinable public static func _mount(_ view: Self, in pass: inout _Pass) -> _CompositeNode<Self> {
    let node = _CompositeNode(view, in: pass) { node, pass in
      unsafeDowncast(node, to: _CompositeNode<Self>.self).evaluate(in: &pass)
    } viewer: { node, visitor in
      unsafeDowncast(node, to: _CompositeNode<Self>.self).walk(by: visitor)
    }
    pass.insert(node)
    return node
  }

  /// Mounts a view of the engine's own, whose evaluations do not count as a user's. `keepsRole`: whether its content
  /// has the role that it has itself.
  @inlinable package static func mountUncounted(
    _ view: Self, keepsRole: Bool = false, in pass: inout _Pass
  ) -> _CompositeNode<Self> {
    let node = _CompositeNode(view, in: pass) { node, pass in
      unsafeDowncast(node, to: _CompositeNode<Self>.self).evaluate(in: &pass, isCounted: false)
    } viewer: { node, visitor in
      unsafeDowncast(node, to: _CompositeNode<Self>.self).walk(by: visitor)
    }
    if !keepsRole { node.contentRole = .none }
    pass.insert(node)
    return node
  }

  @inlinable public static func _update(_ mounted: inout _Mounted, to view: consuming Self, in pass: inout _Pass) {
    pass.revisit(mounted, changed: mounted.replace(with: view))
  }
}

extension View where _Mounted: _Node {
  @inlinable public static func _change(_ mounted: inout _Mounted, to presence: _Presence, in pass: inout _Pass) {
    pass.takeSiblingIndex(mounted)
    pass.schedule(mounted, .change(presence))
  }

  @inlinable public static var _mayBeEmpty: Bool { true }
  @inlinable public static func _isEmpty(_ mounted: _Mounted) -> Bool { mounted.standsForNothing }
  public static func _leavesAtOnce(_ mounted: _Mounted) -> Bool { mounted.asksWhetherItLeaves }
  @inlinable public static func _visit(_ mounted: _Mounted, by visitor: _Visitor) { visitor.enter(mounted) }
}
