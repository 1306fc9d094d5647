import MigrationTesting

extension Exploration {
  /// One that says nothing on a terminal, changed as wanted.
  static func quiet(_ change: (inout Exploration) -> Void = { _ in }) -> Exploration {
    var exploration = Exploration()
    exploration.progress = .hidden
    change(&exploration)
    return exploration
  }
}
