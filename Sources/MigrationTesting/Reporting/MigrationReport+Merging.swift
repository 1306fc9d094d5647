extension MigrationReport {
  /// Merges the reports of several shards, or of several runs of the same comparison.
  ///
  /// States that two shards found count once. The time is the slowest shard's, because shards run in parallel.
  ///
  /// - Parameter reports: reports of the same comparison.
  /// - Returns: nil without reports, or if they compare different things: the kind, the sides, the depth, the type of the
  ///   views, or the state in which these are presented differs.
  public init?(merging reports: [MigrationReport]) {
    guard var merged = reports.first else { return nil }
    for report in reports.dropFirst() {
      guard merged.isComparable(with: report) else { return nil }
      merged.add(report)
    }
    merged.notExplored = merged.notExplored.filter { limit in
      guard case .otherShards(let shard) = limit else { return true }
      return Set(merged.shards.filter { $0.count == shard.count }.map(\.number)).count < shard.count
    }
    if merged.notExplored.allSatisfy({ if case .otherShards = $0 { false } else { true } }), merged.shards.count > 1 {
      merged.shards = [.whole]
    }
    self = merged
  }

  private func isComparable(with other: MigrationReport) -> Bool {
    guard (kind, sides, depth, subjects) == (other.kind, other.sides, other.depth, other.subjects) else { return false }
    guard let first = graph.keys.first, let others = other.graph.keys.first else { return true }
    return first == others
  }

  private mutating func add(_ other: MigrationReport) {
    isReplay = isReplay || other.isReplay
    graph.add(other.graph)
    stateCount = graph.keys.count
    scriptCount += other.scriptCount
    interactionCount += other.interactionCount
    seconds = max(seconds, other.seconds)
    shards += other.shards.filter { !shards.contains($0) }
    notExplored += other.notExplored.filter { !notExplored.contains($0) }
    divergingScriptCount += other.divergingScriptCount
    for divergence in other.divergences where !divergences.contains(where: { $0.isSame(as: divergence) }) {
      divergences.append(divergence)
    }
    instabilities += other.instabilities.filter { !instabilities.contains($0) }
    // An observer that one shard mounted is mounted, even if other shards never showed it.
    coverage.removeAll { one in !one.isMounted && other.coverage.contains { $0.isMounted && $0.isDeclared(as: one) } }
    for one in other.coverage {
      if !one.isMounted, coverage.contains(where: { $0.isMounted && $0.isDeclared(as: one) }) { continue }
      if let place = coverage.firstIndex(where: { $0.observer == one.observer }) {
        coverage[place].runCount += one.runCount
        let steps = one.steps.filter { !coverage[place].steps.contains($0) }
        coverage[place].steps = Array((coverage[place].steps + steps).prefix(ObserverRuns.stepLimit))
        coverage[place].add(one)
      } else {
        coverage.append(one)
      }
    }
  }
}

extension ObserverCoverage {
  /// Takes in a second exploration's facts about copies: a copy that changed in either has changed.
  fileprivate mutating func add(_ other: ObserverCoverage) {
    for copy in other.copies {
      if let place = copies.firstIndex(where: { $0.name == copy.name }) {
        copies[place].isVaried = copies[place].isVaried || copy.isVaried
        copies[place].isConstant = copies[place].isConstant || copy.isConstant
      } else {
        copies.append(copy)
      }
    }
    // A shard in which the observer never ran knows nothing of its captures.
    if other.runCount > 0 {
      capturesObservedValue = other.capturesObservedValue && (runCount == other.runCount || capturesObservedValue)
    }
    if runCount > 0 { advice = nil }
  }
}

extension Divergence {
  /// Whether both have the same observer, or, without one, the same script.
  func isSame(as other: Divergence) -> Bool { observer == nil ? script == other.script : observer == other.observer }
}

extension ExploredGraph {
  /// Adds the states of a second exploration; known ones keep their number.
  mutating func add(_ other: ExploredGraph) {
    var numbers = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    for (key, depth) in zip(other.keys, other.depths) where numbers[key] == nil {
      numbers[key] = keys.count
      keys.append(key)
      depths.append(depth)
    }
    var known = Set(edges)
    for edge in other.edges {
      let from = numbers[other.keys[edge.from]] ?? 0
      let to = edge.to < 0 ? -1 : numbers[other.keys[edge.to]] ?? 0
      let moved = StateMap.Edge(from: from, to: to)
      if known.insert(moved).inserted, edges.count < StateMap.edgeLimit { edges.append(moved) }
    }
  }
}
