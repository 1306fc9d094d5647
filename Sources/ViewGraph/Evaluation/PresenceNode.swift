/// A node that runs an action when its content becomes non-empty, and one when it becomes empty.
///
/// The pass decides after all evaluations: each node below reports then, the innermost first.
public final class _PresenceNode<Content: View>: _Node {
  /// The action, and its name in the trace.
  @exclusivity(unchecked) package var appear: (run: () -> Void, name: StaticString)?
  @exclusivity(unchecked) package var disappear: (run: () -> Void, name: StaticString?)?
  /// Runs `appear` again although there was a view before.
  @exclusivity(unchecked) package var appearsAgain = false
  private var isShown = false
  private var view: Content!
  private var content: Content._Mounted?

  @usableFromInline package init(in pass: borrowing _Pass) {
    super.init(in: pass) { node, pass in
      unsafeDowncast(node, to: _PresenceNode<Content>.self).evaluate(in: &pass)
    } viewer: { node, visitor in
      Content.visit(&unsafeDowncast(node, to: _PresenceNode<Content>.self).content, by: visitor)
    }
    status.formUnion([.isWatched, .showsNothing])
  }

  /// Mounts the content, or brings it up to date, at once. Reads become dependencies of the enclosing body.
  @usableFromInline package func walk(to view: Content, in pass: inout _Pass) -> Content._Mounted {
    self.view = view
    pass.takeSiblingIndex(self)
    pass.watch(self) { pass in pass.enter(self) { evaluate(in: &$0) } }
    return content!
  }

  private func evaluate(in pass: inout _Pass) {
    start()
    Content.updateOrMount(&content, to: view, in: &pass)
    // The walk ends the path here.
    (marked, status) = ([], status.subtracting(.onPath))
  }

  override func change(to presence: _Presence, in pass: inout _Pass) {
    if content != nil { Content._change(&content!, to: presence, in: &pass) }
    if presence != .shown { leave(in: &pass) }
  }

  override func turn(in pass: inout _Pass) {
    let shows = !isHidden && !status.contains(.showsNothing)
    if shows, !isShown || appearsAgain, let appear { pass.collect(appear.run, named: appear.name) }
    if !shows { leave(in: &pass) }
    (isShown, appearsAgain) = (shows, false)
  }

  private func leave(in pass: inout _Pass) {
    if isShown, let disappear { pass.collectEnd(disappear.run, named: disappear.name) }
    isShown = false
  }

  override var showsNothing: Bool { content.map { Content._isEmpty($0) } ?? true }
  package override var leavesAtOnce: Bool { content.map { Content._leavesAtOnce($0) } ?? false }
  override func letGo() { (view, content, appear, disappear) = (nil, nil, nil, nil) }
}
