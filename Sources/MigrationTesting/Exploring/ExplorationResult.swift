/// What an exploration has found out, apart from what the differences are.
struct ExplorationResult: Sendable {
  var map = StateMap()
  /// How many scripts were run: each is the first to end with its last step.
  var scripts = 0
  /// How many steps were done to both sides, replays included.
  var interactions = 0
  /// How many pairs of hosts were made.
  var hosts = 0
  /// How many scripts showed a difference.
  var differences = 0
  var seconds = 0.0
  var coverage = Coverage()
  /// What was not explored, and why.
  var limits: [Limit] = []
  /// Whether states at the full depth had ways out.
  var isCutAtDepth = false
  /// Whether the exploration was ended from outside.
  var isStopped = false
  /// A script after which the view does not settle.
  var busy: Script?
  /// A script that led to another state when it was replayed.
  var unstable: Script?
}
