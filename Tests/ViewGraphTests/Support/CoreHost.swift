@testable import ViewGraph

/// Presents a view in a graph, with nothing around it.
@MainActor
final class CoreHost {
  let graph: Graph
  let log: Log
  private let root: _Node

  init<Root: View>(
    _ log: Log, values: EnvironmentValues = EnvironmentValues(), configuration: GraphConfiguration = .init(),
    journal: (any GraphJournal)? = nil, services: (Graph) -> Void = { _ in }, _ view: Root
  ) {
    self.log = log
    graph = Graph(configuration, journal: journal ?? LogJournal(log))
    root = RootNode(view, graph: graph, values: values)
    services(graph)
    graph.present(root)
  }

  deinit { MainActor.assumeIsolated { graph.abandon() } }

  /// The lines of an event.
  @discardableResult func event(_ body: () -> Void = {}) -> [String] {
    graph.work(on: "event", body)
    return log.take()
  }

  /// The lines of a frame that evaluates the root again.
  func render() -> [String] {
    graph.render(root)
    return log.take()
  }

  /// The lines of an event that sets an environment value around the root.
  func set<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, to value: Value) -> [String] {
    graph.setEnvironment(keyPath, to: value)
    return log.take()
  }

  func dismiss() -> [String] {
    graph.dismiss()
    return log.take()
  }

  /// The names of the leaves that are mounted, in order.
  var leaves: [String] {
    let visitor = LeafNames()
    graph.root?.visit(by: visitor)
    return visitor.names
  }
}

/// Collects the names of leaves.
final class LeafNames: _Visitor {
  var names: [String] = []
  override func enter(_ node: _Node) { node.visit(by: self) }
}
