extension ViewHost {
  /// What may still bring about what was looked for in vain: tasks that are at work, writes that wait for their frame.
  var whatIsAtWork: String? {
    let sleepers = graph.sleeperCount
    // NB: a task that sleeps has not ended either, and settle() does not wake it.
    let tasks = max(0, graph.tasks.unfinished - sleepers)
    var work: [String] = []
    if tasks > 0 { work.append(graph.tasks.jobs.isQuiet ? Self.waiting(tasks) : Self.working(tasks)) }
    if sleepers > 0 {
      let who = sleepers == 1 ? "One task sleeps" : "\(sleepers) tasks sleep"
      work.append("\(who) on the host's clock: advance(by:) lets time pass.")
    }
    if work.isEmpty, !graph.isIdle { work.append("What was written is still to be shown: settle() works on it.") }
    return work.isEmpty ? nil : work.joined(separator: " ")
  }

  private static func working(_ tasks: Int) -> String {
    tasks == 1
      ? "One task is still at work: settle() lets it go on."
      : "\(tasks) tasks are still at work: settle() lets them go on."
  }

  /// Tasks that no job of the host's takes any further.
  private static func waiting(_ tasks: Int) -> String {
    let who = tasks == 1 ? "One task waits" : "\(tasks) tasks wait"
    return "\(who) for what comes from outside, such as an element of a stream or the end of a sleep in real time."
  }
}
