import HostRuntime

/// Requests of a test kit to a host, besides the public API.
extension ViewHost {
  /// The last snapshot that `takeSnapshot()` took.
  // Release it before the next one, which writes over it in place.
  package var snapshot: Snapshot { graph.hasRoot ? snapshots?.snapshot ?? Snapshot() : Snapshot() }

  /// Takes a snapshot, which `snapshot` then returns.
  /// - Returns: the changes since the last one.
  package func takeSnapshot() -> Snapshot.Changes {
    graph.catchUpForLook()
    if graph.hasRoot, !graph.isEvaluating, let index = screens.known, let snapshots {
      index.tree.refresh()
      if index.isComplete, let changes = snapshots.takeTexts(of: index.tree, in: graph.frame) { return changes }
    }
    guard let screen = screen(for: .listing) else { return .all }
    return snapshotDiffer.take(of: screen, in: graph.frame)
  }

  private var snapshotDiffer: SnapshotDiffer {
    if let snapshots { return snapshots }
    screens.actions.onNewVerb = { if let verb = $0 as? any PerformedVerb.Type { Verbs.add(verb) } }
    let differ = SnapshotDiffer(screens.actions)
    snapshots = differ
    return differ
  }

  package var outermostParts: [MountedPart] { OutermostWalk.parts(below: root) }
  package var rootType: Any.Type? { graph.tasks.jobs.rootType }

  package var outside: OutsideReport {
    let jobs = graph.tasks.jobs
    if jobs.tracking.hasAwaitedStream { jobs.outside.note(input: "the elements of an asynchronous sequence") }
    return jobs.outside
  }

  /// All visible things besides texts: images, colours, progress, each in words.
  package var looks: [String] { screen(for: .reading)?.looks ?? [] }

  /// Whether `settle()` would have nothing to wait for.
  package var isQuiet: Bool { graph.isIdle && tasks.jobs.tracking.isAtRest }

  /// The time to the first deadline on the host's clock, in seconds; nil if no task sleeps on it.
  package var timeToNextDeadline: Double? {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let duration = clock.timeToNextDeadline else {
      return nil
    }
    return duration.inSeconds
  }

  /// The work that waits on the host's clock, in the order of its deadlines: the number of each, and the seconds to it.
  package var heldWork: [(number: UInt64, seconds: Double)] {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return [] }
    return clock.heldWork.map { ($0.number, $0.delay.inSeconds) }
  }

  /// Moves the host's clock, in seconds, and settles.
  /// - Parameter deadline: when to stop waiting, whatever the host does; nil for never.
  package func advance(bySeconds seconds: Double, maxFrames: Int, until deadline: Deadline? = nil) async -> Bool {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else {
      return await settle(maxFrames: maxFrames, until: deadline)
    }
    return await advance(by: .seconds(seconds), maxFrames: maxFrames, until: deadline)
  }
}
