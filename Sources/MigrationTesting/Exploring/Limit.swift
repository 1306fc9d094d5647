#if BundledEngine
  public import OnChangeCompat
#endif

extension MigrationReport {
  /// A part that was not explored, with the reason.
  public enum Limit: Hashable, Sendable, Codable, CustomStringConvertible {
    /// A control does not react: its kind and label.
    case disabled(String)
    /// A control needs a value of the app: its kind and label.
    case needsValue(String)
    /// Only some values of a control were tried: its kind and label.
    case sampled(String)
    /// The views read an input from outside, and no step changed it: its name.
    case untried(String)
    /// The same for an input that the action of an observer reads, too.
    case untriedByAction(String)
    /// The work of the views has an effect that cannot be compared, such as that of a thread: its cause.
    case unseenEffect(String)
    /// All hosts share an object, which was made outside of the builder: the property that holds it.
    case shared(String)
    /// The budget of scripts or seconds ended before all steps out of a state were taken.
    case steps(Int)
    /// The budget ended before this number of states was visited.
    case states(Int)
    /// The budget ended before this number of random scripts was run.
    case randomScripts(Int)
    /// The limit of seconds was reached.
    case seconds(Double)
    /// The task was cancelled.
    case cancelled
    /// Scripts with more steps than this.
    case depth(Int)
    /// An `AnyView`, which a view shows only in some states, may hide observers that no step showed: the view.
    case hidden(String)
    /// A stored property differs by chance, and was not compared.
    case unstable(String)
    /// A stored property has values that the kit cannot compare.
    case notCompared(String)
    /// The view is still busy after a script: the script in words. The kit compared the view's state at that moment.
    case neverSettles(String)
    /// A step of a replayed script is impossible: the step, and the host's message.
    case impossible(Script.Step, String)
    /// Actions start work whose end cannot be observed: its kind.
    case unseenWork(String)
    /// There is no such shard.
    case noSuchShard(Exploration.Shard)
    /// A different shard explores this part.
    case otherShards(Exploration.Shard)

    /// Whether the report proves nothing about the view because of it.
    var voidsTheReport: Bool {
      switch self {
      case .impossible, .unseenWork, .noSuchShard: true
      default: false
      }
    }

    public var description: String {
      switch self {
      case .disabled(let control): "\(control): the control is disabled in every state"
      case .needsValue(let control): "\(control): it takes a value that only the app knows; script a step with one"
      case .sampled(let control): "\(control): not all of its values were tried"
      case .untried(let input): "\(input): the views read it, and no step changed it"
      case .untriedByAction(let input):
        "\(input): the views and the action of an observer read it, and no step changed it"
      case .unseenEffect(let cause): "effects of \(cause): they cannot be compared"
      case .shared(let property): "\(property): all hosts share this object, because the builder does not make it"
      case .steps(let count):
        "\(counted(count, "step")) from a known state \(wasOrWere(count)) not taken: the budget ended"
      case .states(let count):
        "\(counted(count, "state")) \(wasOrWere(count)) found but not explored: the budget ended"
      case .randomScripts(let count):
        "\(counted(count, "random script")) \(wasOrWere(count)) not run: the budget ended"
      case .seconds(let seconds): "everything after \(seconds) seconds: maxSeconds sets this limit"
      case .cancelled: "the rest, because the task was cancelled"
      case .depth(let depth): "scripts longer than \(counted(depth, "step")), except random ones"
      case .hidden(let view): "\(view): an AnyView in one of its branches may have observers that no step showed"
      case .unstable(let property): "\(property): its value differs by chance, so it was not compared"
      case .notCompared(let property): "\(property): its values cannot be compared"
      case .neverSettles(let script): "the view never settled after: \(script)"
      case .impossible(let step, let reason): "\(step) and all later steps: \(reason)"
      case .unseenWork(let kind): "effects of a \(kind) on the main queue: its events cannot be observed"
      case .noSuchShard(let shard):
        "nothing was explored: \(shard) does not exist. To fix, use \(Self.numbers(of: shard))."
      case .otherShards(let shard): "the other shards' part: this is \(shard)"
      }
    }

    private func wasOrWere(_ count: Int) -> String { count == 1 ? "was" : "were" }

    /// The numbers that are possible in place of a shard's.
    private static func numbers(of shard: Exploration.Shard) -> String {
      switch shard.count {
      case ..<1: "a count of at least 1"
      case 1: "number 1"
      default: "1 to \(shard.count)"
      }
    }
  }
}
