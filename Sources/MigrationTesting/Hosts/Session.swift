#if BundledEngine
  import OnChangeCompat

  /// The state that all hosts of a comparison share.
  @MainActor
  final class Session {
    let exploration: Exploration
    let scope: SideState.Scope
    let sides: (old: Side, new: Side)
    let values = StoredValues()
    let observers = ObserverTable()
    let captures: Captures
    /// The stored properties that differ by chance.
    @exclusivity(unchecked) var unstable: Set<StoredPlace> = []
    /// The observers that were mounted.
    var mounted: Set<Int> = []
    /// Those among them that only the views' types tell of.
    var unmounted: Set<Int> = []
    /// Whether the views are still busy after an event. The kit then waits after each event.
    @exclusivity(unchecked) var hasTasks = false
    /// The kinds of work that actions have started and no host can wait for.
    var unseenWork: Set<String> = []
    /// The available actions at the last snapshot, which mostly fit a new host too.
    @exclusivity(unchecked) private var newest: (actions: [AvailableAction], choice: Candidates.Choice)?
    private var asked: [Script.Step: Int] = [:]
    /// Steps that need no further check for tasks; only the latest ones, because a search is faster than a hash.
    @exclusivity(unchecked) private var settled: [Script.Step] = []

    init(_ sides: (old: Side, new: Side), scope: SideState.Scope, exploration: Exploration) {
      self.sides = sides
      self.scope = scope
      self.exploration = exploration
      captures = Captures(values)
    }

    /// The steps that the available actions allow.
    ///
    /// - Parameter make: makes them, if the actions differ from the last ones.
    func choice(of actions: [AvailableAction], made make: ([AvailableAction]) -> Candidates.Choice) -> Candidates.Choice
    {
      if let newest, newest.actions == actions { return newest.choice }
      let choice = make(actions)
      newest = (actions, choice)
      return choice
    }

    /// Whether to look for tasks that the host does not know of, which takes longer than most steps. In a view that has
    /// had any, always; otherwise only after the first few runs of a step.
    func asksForTasks(after step: Script.Step) -> Bool {
      if hasTasks { return true }
      if settled.contains(step) { return false }
      if asked[step, default: 0] >= 4 {
        if settled.count == 8 { settled.removeFirst() }
        settled.append(step)
        return false
      }
      asked[step, default: 0] += 1
      return true
    }
  }
#endif
