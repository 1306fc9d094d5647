import OnChangeCompat

extension Scenario {
  static let taskLoop = Scenario(
    "task-loop", "A task that changes its own id restarts without end; an onChange is ended by the loop guard.",
    difference: "the guard stops observers within a frame, and each new task begins a new frame.",
    titles: ["task(id:)", "onChange"],
    events: [.tap("Start"), settle],
    legacy: { TaskLoop(log: $0) }, modern: { ObserverLoop(log: $0) })

  /// The host is dismissed in the same event: it would run on while the other one settles.
  private static let settle = Event("settle, 5 frames") { host, log in
    log(await host.settle(maxFrames: 5) ? "idle" : "still busy")
    host.dismiss()
  }
}

private struct TaskLoop: View {
  let log: Log
  @State private var round = 0

  var body: some View {
    Button("Start") { round += 1 }
      .task(id: round) {
        // A task that was cancelled before its first line runs all the same.
        guard round > 0, !Task.isCancelled else { return }
        log("\(round)")
        round += 1
      }
  }
}

private struct ObserverLoop: View {
  let log: Log
  @State private var round = 0

  var body: some View {
    Button("Start") { round += 1 }
      .onChange(of: round) { _, newRound in
        log("\(newRound)")
        round += 1
      }
  }
}
