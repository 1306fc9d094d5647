import HostRuntime

/// Requests of a test kit to a host, besides the public API.
extension ViewHost {
  /// The last snapshot that `takeSnapshot()` took.
  // Release it before the next one, which writes over it in place.
  package var snapshot: Snapshot { graph.hasRoot ? snapshots?.snapshot ?? Snapshot() : Snapshot() }

  /// Takes a snapshot, which `snapshot` then returns.
  ///
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
    screens.actions.onNewVerb = { if let verb = $0 as? any StepVerb.Type { Verbs.add(verb) } }
    let differ = SnapshotDiffer(screens.actions)
    snapshots = differ
    return differ
  }

  /// Whether `settle()` would have nothing to wait for.
  package var isQuiet: Bool { graph.isIdle && tasks.jobs.tracking.isAtRest }

  /// The time to the first deadline on the host's clock, in seconds; nil if no task sleeps on it.
  package var timeToNextDeadline: Double? {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), let duration = clock.timeToNextDeadline else {
      return nil
    }
    return duration.inSeconds
  }

  /// Moves the host's clock, in seconds, and settles.
  package func advance(bySeconds seconds: Double, maxFrames: Int) async -> Bool {
    guard #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) else { return await settle(maxFrames: maxFrames) }
    return await advance(by: .seconds(seconds), maxFrames: maxFrames)
  }
}
