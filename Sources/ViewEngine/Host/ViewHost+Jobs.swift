extension ViewHost {
  /// Has the host's jobs know what messages and a test kit ask of them; before anything runs.
  func prepareJobs<Root: View>(for root: Root.Type, _ configuration: Configuration) {
    let jobs = graph.tasks.jobs
    jobs.rootType = root
    if configuration.witness != nil { jobs.attribution = journal }
    jobs.namesBeginnings = { [journal, unowned tasks] in
      if let origin = tasks.starting { return origin }
      return journal.beginning.map { TaskOrigin(beginning: "the task begun by \"\($0)\"") }
    }
  }

  /// The kinds of work that actions have begun and for which nobody can wait: an event source of the main queue, or all
  /// of what goes to the main queue where this system does not tell of it.
  package var unseenWork: [String] { graph.tasks.jobs.unseenWork }
}

extension HostJobs {
  /// The host in messages, by the view that it presents.
  @MainActor var hostName: String { rootType.map { "the host of \(TraceEvent.name(of: $0))" } ?? "the host" }
}
