extension ViewHost {
  /// What may still bring about what was looked for in vain: tasks that are at work, writes that wait for their frame.
  var whatIsAtWork: String? {
    let tasks = graph.tasks.unfinished
    if tasks > 0 {
      return tasks == 1
        ? "One task is still at work: settle() lets it go on."
        : "\(tasks) tasks are still at work: settle() lets them go on."
    }
    return graph.isIdle ? nil : "What was written is still to be shown: settle() works on it."
  }
}
