import MigrationTesting

extension Exploration {
  /// One that says nothing on a terminal and has no limit of time, because tests share the main actor.
  static func quiet(_ change: (inout Exploration) -> Void = { _ in }) -> Exploration {
    var exploration = Exploration()
    exploration.progress = .hidden
    exploration.maxSeconds = nil
    change(&exploration)
    return exploration
  }
}

extension MigrationReport {
  /// Whether it names a value that the kit could not compare.
  var namesUncompared: Bool { notExplored.contains { if case .notCompared = $0 { true } else { false } } }
}
