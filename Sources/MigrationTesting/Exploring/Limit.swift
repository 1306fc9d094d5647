#if BundledEngine
  public import OnChangeCompat
#endif

/// Something that was not explored, and why.
public enum Limit: Hashable, Sendable, Codable, CustomStringConvertible {
  /// A control does not react: its kind and label.
  case disabled(String)
  /// What is done with a control needs a value of the app's: its kind and label.
  case needsValue(String)
  /// The budget of scripts or seconds ended before all ways out of a state were gone.
  case steps(Int)
  /// The budget ended before so many states were looked at.
  case states(Int)
  /// The budget ended before so many random scripts were run.
  case randomScripts(Int)
  /// The seconds were up.
  case seconds(Double)
  /// The task was cancelled.
  case cancelled
  /// What comes after so many steps.
  case depth(Int)
  /// A stored property differs by chance, and was not compared.
  case unstable(String)
  /// The view is still at work after a script, in words; it was compared as it was then.
  case neverSettles(String)
  /// A step of a script that was replayed cannot be done: the step, and what the host says.
  case impossible(Script.Step, String)
  /// Actions begin work of which nobody can say when it is done: its kind.
  case unseenWork(String)
  /// There is no such shard.
  case noSuchShard(Exploration.Shard)
  /// A part of the work is another shard's.
  case otherShards(Exploration.Shard)

  /// Whether nothing can be said of the view because of it.
  var voidsTheReport: Bool {
    switch self {
    case .impossible, .unseenWork, .noSuchShard: true
    default: false
    }
  }

  public var description: String {
    switch self {
    case .disabled(let control): "\(control): the control is there and never reacted"
    case .needsValue(let control): "\(control): it takes a value that only the app knows; script a step with one"
    case .steps(let count): "\(count) steps from a state, over the budget"
    case .states(let count): "\(count) states that were found and not gone on from, over the budget"
    case .randomScripts(let count): "\(count) random scripts, over the budget"
    case .seconds(let seconds): "what comes after \(seconds) s"
    case .cancelled: "what was left when the task was cancelled"
    case .depth(let depth): "what comes after \(depth) steps, but for the random scripts"
    case .unstable(let property): "\(property): its value differs by chance, so it was not compared"
    case .neverSettles(let script): "what follows when the view settles: it never does after: \(script)"
    case .impossible(let step, let reason): "\(step) and what follows it: \(reason)"
    case .unseenWork(let kind):
      "what follows from a \(kind) that an action begins on the main queue: nobody tells when it has something to do"
    case .noSuchShard(let shard): "anything: \(shard) does not exist; the number goes from 1 to the count"
    case .otherShards(let shard): "what the other shards do: this is \(shard)"
    }
  }
}
