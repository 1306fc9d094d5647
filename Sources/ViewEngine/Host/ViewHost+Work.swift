extension ViewHost {
  /// What may still bring about what was looked for in vain: tasks that are at work, writes that wait for their frame.
  var whatIsAtWork: String? {
    let sleepers = graph.sleeperCount
    // NB: a task that sleeps has not ended either, and settle() does not wake it.
    let tasks = max(0, graph.tasks.unfinished - sleepers)
    if tasks > 0 {
      return tasks == 1
        ? "One task is still at work: settle() lets it go on."
        : "\(tasks) tasks are still at work: settle() lets them go on."
    }
    if sleepers > 0 {
      let who = sleepers == 1 ? "One task sleeps" : "\(sleepers) tasks sleep"
      return "\(who) on the host's clock: advance(by:) lets time pass."
    }
    return graph.isIdle ? nil : "What was written is still to be shown: settle() works on it."
  }
}
