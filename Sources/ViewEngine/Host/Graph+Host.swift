import HostRuntime

extension Graph {
  convenience init(hosting configuration: ViewHost.Configuration, journal: HostJournal) {
    let clock = makeHostClock()
    let holder = configuration.holdsTime ? clock as? any SleepHolder : nil
    let jobs = HostJobs(
      holdingSleeps: holder, defaults: configuration.defaults, watchesRuntime: configuration.watchesRuntime)
    self.init(configuration.graphConfiguration, journal: journal, workOwner: jobs)
    add(ClockService(clock))
    if let scene = configuration.sceneIdentifier { add(SceneStore(scene: scene)) }
    add(LazyRowsService(limit: configuration.visibleRows.map { max($0, 1) }))
    add(HostTasks(jobs, clock: clock, outsideLimit: configuration.outsideSeconds, workLimit: configuration.workSeconds))
    if configuration.holdsTime, !jobs.tracking.seesSleeps {
      warn(
        "holdsTime: this system's runtime does not report sleeps, so they take real time.\n\n"
          + "To fix, sleep on the host's clock, which is @Environment(\\.clock) and ViewHost.clock.")
    }
  }

  /// Applies pending updates before a read; not during an evaluation, in which no event is allowed.
  func catchUpForLook() { if Evaluation.current == nil { catchUp() } }

  /// Whether no write and no event from elsewhere waits for a frame.
  var isIdle: Bool { !hasRoot || queue.isEmpty }
  var tasks: HostTasks { service(HostTasks.self) }

  /// The screen; nil after `end()`, and while a body is evaluated.
  var screen: Screen? { isEvaluating ? nil : screenIndex.map { Screen($0) } }

  var screenIndex: TreeIndex? {
    root.map { service(ScreenService.self).index(below: $0, buttonVerb: Verbs.ofPlainButtons) }
  }
}

extension EnvironmentValues {
  @MainActor mutating func setOutermost(in graph: Graph) {
    setHostClock(graph.clock)
    setWindows(graph.service(WindowService.self))
    editMode = Binding(StateLocation(.inactive, queue: graph.queue))
    presentationLevel = PresentationLevel()
  }
}
