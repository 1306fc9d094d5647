extension Graph {
  /// The graph of a host.
  convenience init(hosting configuration: ViewHost.Configuration) {
    self.init(configuration.graphConfiguration)
    if let scene = configuration.sceneIdentifier { add(SceneStore(scene: scene)) }
    startTask = { [tasks] priority, action in tasks.start(priority: priority, action) }
  }

  var tasks: HostTasks { service(HostTasks.self) }

  /// What there is to see.
  var screen: Screen { screen(notingViews: false) }

  /// - Parameter notingViews: whether to note which views show it.
  func screen(notingViews: Bool) -> Screen {
    guard let root, !isEvaluating else { return Screen(shown: [], hasModals: false) }
    return _Rendering.screen(of: root, notingViews: notingViews)
  }
}

extension HostTasks: GraphService {
  convenience init(of graph: Graph) { self.init() }
}

extension EnvironmentValues {
  /// What a host presents its view in.
  @MainActor static func outermost(in graph: Graph) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.setHostClock(graph.clock)
    values.editMode = Binding(StateLocation(.inactive, queue: graph.queue))
    values.presentationLevel = PresentationLevel()
    return values
  }
}
