extension Graph {
  /// The graph of a host.
  convenience init(hosting configuration: ViewHost.Configuration) {
    self.init(configuration.graphConfiguration)
    if let scene = configuration.sceneIdentifier { add(SceneStore(scene: scene)) }
    startTask = { [tasks] priority, action in tasks.start(priority: priority, action) }
  }

  var tasks: HostTasks { service(HostTasks.self) }

  /// What a person sees; nil if the tree is not consistent, or not there.
  var screen: Screen? { isEvaluating ? nil : currentOutline.map { Screen($0) } }

  /// What is written down of the tree.
  var currentOutline: ScreenOutline? { root.map { service(OutlineService.self).outline(below: $0) } }
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
