#if BundledEngine
  import OnChangeCompat

  /// What all hosts of a comparison share.
  @MainActor
  final class Run {
    let exploration: Exploration
    let scope: Sight.Scope
    let sides: (old: Side, new: Side)
    let values = StoredValues()
    let observers = ObserverTable()
    let captures: Captures
    /// Which stored properties differ by chance.
    @exclusivity(unchecked) var unstable: Set<StoredPlace> = []
    /// Which observers were mounted.
    var mounted: Set<Int> = []
    /// Whether work of the views goes on after an event: then each event is followed by a wait.
    @exclusivity(unchecked) var hasTasks = false
    /// The kinds of work that actions have begun and no host can wait for.
    var unseenWork: Set<String> = []
    /// What can be done in the view as it was seen last, which is most often what can be done when a host is made anew.
    @exclusivity(unchecked) private var newest: (offers: [Offer], choice: Candidates.Choice)?
    private var asked: [Script.Step: Int] = [:]
    /// Steps that have been asked after often enough; the latest ones, which are looked through faster than hashed.
    @exclusivity(unchecked) private var settled: [Script.Step] = []

    init(_ sides: (old: Side, new: Side), scope: Sight.Scope, exploration: Exploration) {
      self.sides = sides
      self.scope = scope
      self.exploration = exploration
      captures = Captures(values)
    }

    /// What can be done with what is offered.
    ///
    /// - Parameter make: finds that out, if something else is offered than the last time.
    func choice(of offers: [Offer], made make: ([Offer]) -> Candidates.Choice) -> Candidates.Choice {
      if let newest, newest.offers == offers { return newest.choice }
      let choice = make(offers)
      newest = (offers, choice)
      return choice
    }

    /// Whether to look for tasks that the host does not know of, which takes longer than most steps: in a view that
    /// has had any, always; else after the first few times that a step is done.
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
