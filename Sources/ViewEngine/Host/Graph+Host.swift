extension Graph {
  /// The graph of a host.
  convenience init(hosting configuration: ViewHost.Configuration, journal: HostJournal) {
    let clock = makeHostClock()
    let jobs = HostJobs(holdingSleeps: configuration.holdsTime ? clock as? any SleepHolder : nil)
    self.init(configuration.graphConfiguration, journal: journal, keeper: jobs)
    add(ClockService(clock))
    if let scene = configuration.sceneIdentifier { add(SceneStore(scene: scene)) }
    if configuration.defaults != .own { add(HostDefaults(configuration.defaults)) }
    add(HostTasks(jobs, clock: clock, outsideLimit: configuration.outsideLimit))
    if configuration.holdsTime, !JobLedger.shared.seesSleeps {
      warn("holdsTime: this system's runtime does not tell of sleeps. To have them held, sleep on the host's clock.")
    }
  }

  /// Catches up for somebody who looks at what is shown; inside of an evaluation, of whatever host, nothing can happen.
  func catchUpForLook() { if Evaluation.current == nil { catchUp() } }

  /// Whether nothing that was written, or happened elsewhere, waits for a frame.
  var isIdle: Bool { !hasRoot || queue.isEmpty }

  var tasks: HostTasks { service(HostTasks.self) }

  /// What a person sees; nil if the tree is not consistent, or not there.
  var screen: Screen? { isEvaluating ? nil : currentOutline.map { Screen($0) } }

  /// What is written down of the tree.
  var currentOutline: ScreenOutline? { root.map { service(OutlineService.self).outline(below: $0) } }
}

extension EnvironmentValues {
  /// What a host presents its view in.
  @MainActor static func outermost(in graph: Graph) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.setHostClock(graph.clock)
    values.setWindows(graph.service(WindowService.self))
    values.editMode = Binding(StateLocation(.inactive, queue: graph.queue))
    values.presentationLevel = PresentationLevel()
    return values
  }
}
