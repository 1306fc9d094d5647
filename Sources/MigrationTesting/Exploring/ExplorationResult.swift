/// The result of an exploration without the descriptions of differences.
struct ExplorationResult: Sendable {
  var map = StateMap()
  /// The number of scripts: each is the first to end with its last step.
  var scripts = 0
  /// The number of steps on both sides, replays included.
  var interactions = 0
  var hosts = 0
  /// The number of scripts with a difference.
  var differences = 0
  var seconds = 0.0
  var coverage = ObserverRuns()
  var limits: [Limit] = []
  /// Whether states at the full depth had further steps.
  var isCutAtDepth = false
  /// Whether the exploration was ended from outside.
  var isStopped = false
  /// A script after which the view does not settle.
  var busy: Script?
  /// A script that led to a different state when it was replayed.
  var unstable: Script?
}
