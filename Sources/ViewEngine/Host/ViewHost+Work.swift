import HostRuntime

extension ViewHost {
  /// Pending work that may still change the screen, for a message: unfinished tasks, and waiting writes.
  var pendingWork: [String] {
    let sleepers = graph.sleeperCount
    // A sleeping task is unfinished too, and settle() does not wake it.
    let tasks = max(0, graph.tasks.unfinished - sleepers)
    var work: [String] = []
    if tasks > 0 { work.append(graph.tasks.jobs.tracking.isQuiet ? Self.waiting(tasks) : Self.working(tasks)) }
    if sleepers > 0 {
      work.append(
        sleepers == 1
          ? "One task sleeps on the host's clock: advance(by:) wakes it."
          : "\(sleepers) tasks sleep on the host's clock: advance(by:) wakes them.")
    }
    if work.isEmpty, !graph.isIdle { work.append("A write waits for its frame: settle() runs it.") }
    return work
  }

  private static func working(_ tasks: Int) -> String {
    tasks == 1
      ? "One task is still at work: settle() runs it."
      : "\(tasks) tasks are still at work: settle() runs them."
  }

  private static func waiting(_ tasks: Int) -> String {
    let who = tasks == 1 ? "One task waits" : "\(tasks) tasks wait"
    return "\(who) for something outside of the host, such as an element of a stream or a sleep in real time."
  }
}

extension ViewHost {
  /// Hands the host's jobs the names for messages and a test kit, before anything runs.
  func prepareJobs<Root: View>(for root: Root.Type, _ configuration: Configuration) {
    let jobs = graph.tasks.jobs
    jobs.rootType = root
    if configuration.monitor != nil {
      jobs.attribution = journal
      jobs.outside.keep { [unowned journal] in journal.runsAction }
      graph.willUpdate = { OutsideReport.note($0) }
    }
    jobs.namesBeginnings = { [journal, unowned tasks] in
      if let origin = tasks.starting { return origin }
      return journal.beginning.map { TaskOrigin(beginning: "the task begun by \"\($0)\"") }
    }
  }
}

extension HostJobs {
  @MainActor var hostName: String { rootType.map { "the host of \(ViewTypeName.short(of: $0))" } ?? "the host" }
}
