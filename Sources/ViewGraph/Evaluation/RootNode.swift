/// The node above the view that a host presents.
package final class RootNode<Root: View>: _Node {
  private var view: Root!
  private var mounted: Root._Mounted?

  /// - Parameter values: the environment that the view is presented in.
  package init(_ view: Root, graph: Graph, values: EnvironmentValues) {
    self.view = view
    let scope = _EnvironmentScope(in: nil)
    scope.set(values) { _ in }
    super.init(root: graph, scope: scope) { node, pass in
      unsafeDowncast(node, to: RootNode<Root>.self).evaluate(in: &pass)
    } viewer: { node, visitor in
      if let mounted = unsafeDowncast(node, to: RootNode<Root>.self).mounted { Root._visit(mounted, by: visitor) }
    }
  }

  private func evaluate(in pass: inout _Pass) {
    start()
    graph.evaluation.node = self
    // Somebody asked for the root anew: the views that were presented are evaluated though they are the same.
    pass.forcesEvaluation = true
    Root.updateOrMount(&mounted, to: view, in: &pass)
    pass.forcesEvaluation = false
  }

  override func change(to presence: _Presence, in pass: inout _Pass) {
    if mounted != nil { Root._change(&mounted!, to: presence, in: &pass) }
    if presence == .removed { scope.unmount() }
  }

  override func letGo() {
    mounted = nil
    view = nil
  }
}
