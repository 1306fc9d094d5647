#if BundledEngine
  import OnChangeCompat

  /// The state that all hosts of a comparison share.
  @MainActor
  final class Session {
    let exploration: Exploration
    let scope: SideState.Scope
    let sides: (old: Side, new: Side)
    let values = StoredValues()
    private let notifications: NotificationWatch
    let observers = ObserverTable()
    let captures: Captures
    /// The stored properties that differ by chance.
    @exclusivity(unchecked) var unstable: Set<StoredPlace> = []
    var mounted: Set<Int> = []
    /// Whether the views are still busy after an event. The kit then waits after each event.
    @exclusivity(unchecked) var hasTasks = false
    /// The kinds of work that actions have started and no host can wait for.
    var unseenWork: Set<String> = []
    /// The causes of effects that cannot be compared.
    var unseenEffects: Set<String> = []
    /// The inputs from outside, by their names.
    var inputs: [String: OutsideReport.Input] = [:]
    /// The properties whose objects all hosts share.
    var sharedPlaces: Set<StoredPlace> = []
    /// What the bodies of mounted views declare.
    var declared = DeclaredParts()
    /// Measures the seconds of the whole comparison.
    let clock = Stopwatch()
    /// When hosts wait no longer.
    @exclusivity(unchecked) private(set) var deadline: Deadline?
    /// The available actions at the last snapshot, which mostly fit a new host too.
    @exclusivity(unchecked) private var newest: (actions: [AvailableAction], choice: Choice)?
    private var asked: [Script.Step: Int] = [:]
    /// Steps that need no further check for tasks; only the latest ones, because a search is faster than a hash.
    @exclusivity(unchecked) private var settled: [Script.Step] = []

    init(_ sides: (old: Side, new: Side), scope: SideState.Scope, exploration: Exploration) {
      (self.sides, self.scope, self.exploration) = (sides, scope, exploration)
      captures = Captures(values)
      notifications = NotificationWatch(values)
      extendDeadline(bySeconds: 0)
    }

    /// Moves the deadline to the limit of seconds, or to a time from now if that is later.
    func extendDeadline(bySeconds seconds: Double) {
      deadline = exploration.maxSeconds.map { Deadline(inSeconds: max($0 - clock.seconds, seconds)) }
    }

    /// Whether the limit of seconds is reached. A replay that it has cut shows nothing.
    var isOutOfTime: Bool { deadline?.hasPassed == true }

    /// Notes a value of the system that a view reads.
    func note(_ input: SystemInput) {
      let isChanged = exploration.environmentChanges.contains { $0.keyPath == input.keyPath }
      note(input.name, OutsideReport.Input(hasChanged: isChanged))
    }

    /// The observers that a body declares, and that no step has shown.
    // One function that makes a view, called twice, declares one closure in two places, which are shown together.
    var unshownObservers: [ObserverPlace] {
      var closures: [ObjectIdentifier: Int] = [:]
      for place in observers.places { closures[place.typeID, default: 0] += 1 }
      let counts = declared.counts
      let missing = declared.observers.filter {
        max(closures[$0.typeID] ?? 0, shownAtOnce[$0.typeID] ?? 0) < counts[$0.typeID] ?? 0
      }
      // Of one type in several views, those count whose view has shown none.
      let absent = missing.filter { one in
        !observers.places.contains { $0.typeID == one.typeID && $0.owner == one.owner }
      }
      return missing.filter { one in absent.contains(one) || !absent.contains { $0.typeID == one.typeID } }
    }

    /// The views with an `AnyView` whose content the code chooses.
    var hidingViews: Set<String> {
      declared.hiding.union(declared.erasing.filter { captures.mayChooseContent(of: $0) })
    }

    /// Notes the observers that were mounted between two snapshots of one host.
    func noteMounted(_ numbers: [Int]) {
      mounted.formUnion(numbers)
      var counts: [ObjectIdentifier: Int] = [:]
      for number in numbers { counts[observers.places[number].typeID, default: 0] += 1 }
      shownAtOnce.merge(counts) { max($0, $1) }
    }
    /// How many observers of a type were mounted between two snapshots.
    private var shownAtOnce: [ObjectIdentifier: Int] = [:]

    /// Whether a view of that type was not looked at before.
    func isFirstRead(of type: Any.Type) -> Bool { readTypes.insert(ObjectIdentifier(type)).inserted }
    private var readTypes: Set<ObjectIdentifier> = []
    /// Whether two hosts were compared as to the objects that they share.
    var knowsSharedPlaces = false
    func note(_ input: String, _ facts: OutsideReport.Input) { inputs[input, default: .init()].formUnion(facts) }

    /// The limits that follow from what the hosts have reported.
    var outsideLimits: [Limit] {
      var limits = unseenEffects.union(captures.unseenEffects).sorted().map { Limit.unseenEffect($0) }
      for (name, input) in inputs.sorted(by: { $0.key < $1.key }) where !input.hasChanged {
        limits.append(input.isReadByBody && input.isReadByAction ? .untriedByAction(name) : .untried(name))
      }
      limits += declared.inputs.sorted().map { .untried($0) }
      limits += Set(sharedPlaces.map(\.description)).sorted().map { .shared($0) }
      return limits
    }

    /// The steps that the available actions allow. They are made again only if the actions differ from the last ones.
    func choice(of actions: [AvailableAction]) -> Choice {
      if let newest, newest.actions == actions { return newest.choice }
      let choice = Choice(of: actions, in: exploration)
      newest = (actions, choice)
      return choice
    }

    /// Whether to look for tasks that the host does not know of, which takes longer than most steps. In a view that has
    /// had any, always; otherwise only after the first few runs of a step.
    func asksForTasks(after step: Script.Step) -> Bool {
      if hasTasks { return true }
      let isSettled = settled.withUnsafeBufferPointer { steps in
        // In place, because an array gives out copies; a loop, because a second closure would be checked for the actor.
        for index in steps.indices where steps[index] == step { return true }
        return false
      }
      if isSettled { return false }
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
