/// The node above the view that a host presents.
package final class RootNode<Root: View>: _Node {
  private var view: Root?
  @exclusivity(unchecked) private var content: Content?
  private let isAroundNode = Root._Mounted.self is _Node.Type

  // An object without optionals: their types would be looked up at each evaluation, because this class is not
  // specialised.
  private final class Content {
    let view: Root
    @exclusivity(unchecked) var mounted: Root._Mounted
    init(_ view: Root, _ mounted: Root._Mounted) { (self.view, self.mounted) = (view, mounted) }
  }

  /// - Parameter values: the environment that the view is presented in.
  package init(_ view: Root, graph: Graph, values: EnvironmentValues) {
    self.view = view
    let scope = _EnvironmentScope(in: nil)
    scope.adopt(values)
    super.init(root: graph, scope: scope) { node, pass in
      unsafeDowncast(node, to: RootNode<Root>.self).evaluate(in: &pass)
    } viewer: { node, visitor in
      if let content = unsafeDowncast(node, to: RootNode<Root>.self).content {
        Root._visit(content.mounted, by: visitor)
      }
    }
    if isAroundNode { status.remove(.mayReadModels) }
  }

  private func evaluate(in pass: inout _Pass) {
    // The records stay valid as long as the root holds the same single node.
    let isKnown = isAroundNode && content != nil && status.contains(.isRecorded)
    if isKnown { status.remove(.isRecorded) }
    start()
    if isKnown { status.insert(.isRecorded) }
    graph.evaluation.node = self
    // The root was requested again, so the presented views are evaluated although they are equal.
    pass.forcesEvaluation = true
    if let content { Root._update(&content.mounted, to: content.view, in: &pass) } else { mount(in: &pass) }
    pass.forcesEvaluation = false
  }

  @inline(never) private func mount(in pass: inout _Pass) {
    if let view = view.take() { content = Content(view, Root._mount(view, in: &pass)) }
  }

  override func change(to presence: _Presence, in pass: inout _Pass) {
    if let content { Root._change(&content.mounted, to: presence, in: &pass) }
    if presence == .removed { scope.unmount() }
  }

  override var presentsOneAnyView: Bool { Root.isOneAnyView }
  override func letGo() { (view, content) = (nil, nil) }
}
