/// A model of a host and a program's views, by the contract's sections 4 to 6: small, slow and simple.
///
/// An event's writes wait in groups. A pass takes one group, marks the readers of its writes, and walks over the WHOLE
/// tree: marked nodes are evaluated, and the walk collects the actions, in their order. They run, and their writes form
/// the next groups.
package final class Model {
  typealias E = Element<ModelScope>
  typealias Run = () -> Void

  let program: Program
  let fault: Fault?
  let missing: Set<Rule>
  var settings: Settings { program.settings }

  private var log: [String] = []
  private var trace: [String] = []
  package private(set) var warnings: [String] = []
  package var bodyCount = 0
  package private(set) var frame = 0
  /// Whether settling was given up: later results are undefined.
  package var isEndless = false

  var root: Mounted?
  private var passes = 0
  /// The frame in which something was last said.
  private var hasWarned: [String: Int] = [:]
  private var newestID = 0

  // MARK: State

  /// A value for each place, which its index names: two for the model that all views share, one for the level that the
  /// host has set, then the states.
  private var latest = [0, 0, 0]
  /// The same values as the pass sees them: without the writes of later groups.
  private var visible = [0, 0, 0]
  static let levelPlace = 2
  /// The value of a place at the latest evaluation of its owner, if it was written since without a read.
  private var copies: [Int: (value: Int, evaluation: Int)] = [:]
  /// The owner of each state, and the number of its evaluations.
  private var owners: [Int: Int] = [:]
  var evaluations: [Int: Int] = [:]
  /// The states that an evaluation has read through a copy of their view.
  private var readByCopy: Set<Int> = []
  /// The states of a node that content made later has read as of its evaluation; the node depends on them.
  private var readLater: [Int: Set<Int>] = [:]

  /// The places that the current body has read; nil between bodies.
  var reading: Set<Int>?
  /// The reads of the shared model in a node's latest evaluation, until the model changes.
  var observed: [Int: Set<Int>] = [:]

  /// Writes that a pass applies together.
  struct Group {
    let transaction: Int?
    var values: [Int: Int] = [:]
    /// Nodes to evaluate in any case, even if they have read no changed value.
    var nodes: Set<Int> = []
  }
  private var groups: [Group] = []
  /// The `onDismiss` actions that run once no group is left.
  var dismissals: [Run] = []
  /// Whether a frame reached its pass limit, and its remaining writes have asked for a further frame.
  private var awaitsFrame = false
  private var transaction: Int?

  /// The subscribers of the subject, by node.
  var receivers: [Int: Action<ModelScope>] = [:]
  var clock = 0
  var tasks: [Int: (deadline: Int, action: Action<ModelScope>)] = [:]

  /// - Parameter missing: rules that the model leaves out, because the engine lacks them.
  package init(_ program: Program, fault: Fault? = nil, without missing: Set<Rule> = []) {
    self.program = program
    self.fault = fault
    self.missing = missing
  }

  func makeID() -> Int {
    newestID += 1
    return newestID
  }

  func makePlace(_ value: Int, of owner: Int) -> Int {
    latest.append(value)
    visible.append(value)
    owners[latest.count - 1] = owner
    return latest.count - 1
  }

  func read(_ place: Int) -> Int {
    guard reading != nil else { return latest[place] }
    reading?.insert(place)
    return seen(place)
  }

  /// Reads a state through a copy of its view: content that is made later sees the value of the owner's latest
  /// evaluation, until an evaluation has read it.
  func readCopy(_ place: Int, of owner: Int) -> Int {
    let value = read(place)
    guard reading != nil else { return value }
    readByCopy.insert(place)
    guard fault != .laterContentSeesTheNewestState, let copy = copies[place], copy.evaluation == evaluations[owner]
    else { return value }
    readLater[owner, default: []].insert(place)
    return copy.value
  }

  /// Whether a node depends on one of the places.
  func depends(_ m: Mounted, on places: Set<Int>) -> Bool {
    !m.places.union(readLater[m.node] ?? []).filter { $0 > 2 }.isDisjoint(with: places)
  }

  /// Keeps the values that copies have of states that the group writes.
  private func keepCopies(of places: [Int: Int].Keys) {
    for place in places where !readByCopy.contains(place) {
      guard let owner = owners[place], let evaluation = evaluations[owner] else { continue }
      if copies[place]?.evaluation != evaluation { copies[place] = (visible[place], evaluation) }
    }
  }

  /// The value that the current pass sees.
  func seen(_ place: Int) -> Int {
    place < 2 || fault == .laterGroupsAreSeenEarly ? latest[place] : visible[place]
  }

  func write(_ place: Int, _ value: Int) {
    if reading != nil { return warn("Modifying state during view update, this will cause undefined behavior.") }
    if latest[place] == value, fault != .equalWritesInvalidate { return }
    latest[place] = value
    if place < 2 {
      let nodes = observed.filter { $0.value.contains(place) }.keys
      if nodes.isEmpty { return }
      for node in nodes { observed[node] = nil }
      openGroup { $0.nodes.formUnion(nodes) }
    } else {
      openGroup {
        if $0.values[place] == nil, readByCopy.contains(place) { copies[place] = nil }
        $0.values[place] = value
      }
    }
  }

  /// Sets a level that has no reader, which does not count as a write.
  ///
  /// - Returns: whether there is no reader.
  func setLevel(_ level: Int) -> Bool {
    if root.map(readsLevel) ?? false { return false }
    latest[Self.levelPlace] = level
    visible[Self.levelPlace] = level
    return true
  }

  func animate(_ body: () -> Void) {
    let outer = transaction
    transaction = makeID()
    body()
    transaction = outer
  }

  /// - Parameter nodes: the subscribers at the time of sending; nil for all current subscribers.
  func send(_ value: Int, to nodes: Set<Int>? = nil) {
    for (node, action) in receivers where nodes?.contains(node) ?? true {
      run("onReceive", action, "\(value)", value)()
    }
  }

  func openGroup(_ change: (inout Group) -> Void) {
    let isOpen = groups.last.map { $0.transaction == transaction || fault == .groupsAreMerged } ?? false
    if !isOpen { groups.append(Group(transaction: transaction)) }
    change(&groups[groups.count - 1])
  }

  // MARK: Frames

  package var isPending: Bool { root != nil && (!groups.isEmpty || awaitsFrame) }

  package func present() {
    openFrame("present") {
      let element = E.cell(definition: 0, input: 0, link: .first, from: .outside(self))
      pass { [self] in
        var tree = Mounted(element)
        let runs = update(&tree, to: element, in: Context(level: visible[Self.levelPlace]))
        root = tree
        return runs
      }
    }
    settle()
  }

  private func openFrame(_ event: String, _ body: () -> Void) {
    frame += 1
    passes = 0
    trace.append("event \(event)")
    body()
    let limit = settings.passLimit - (fault == .passLimitIsOneLess ? 1 : 0)
    while passes < limit, !groups.isEmpty || root != nil && !dismissals.isEmpty {
      if groups.isEmpty { dismissals.removeFirst()() } else { runPass(groups.removeFirst()) }
    }
    if !dismissals.isEmpty { awaitsFrame = true }
  }

  /// Performs an event; pending writes have their own frame before it.
  func work(_ event: String, _ body: () -> Void) {
    catchUp()
    openFrame(event, body)
  }

  func catchUp() {
    guard isPending else { return }
    if !groups.isEmpty { openFrame("write") {} }
    if awaitsFrame {
      awaitsFrame = false
      if root != nil, !dismissals.isEmpty { openFrame("receive") {} }
    }
  }

  func settle() {
    guard settings.settles else { return }
    for _ in 0..<100 where isPending { catchUp() }
    if isPending { isEndless = true }
  }

  private func runPass(_ group: Group) {
    keepCopies(of: group.values.keys)
    visible.replace(with: group.values)
    guard var tree = root else { return }
    let readers = group.values[Self.levelPlace].map { markLevels(&tree, $0) } ?? []
    if mark(&tree, places: Set(group.values.keys), nodes: group.nodes.union(readers)) {
      pass { [self] in
        let runs = update(&tree, to: nil, in: Context(level: visible[Self.levelPlace]))
        root = tree
        return runs
      }
    } else {
      root = tree
    }
  }

  func pass(_ walk: () -> [Run]) {
    passes += 1
    let runs = walk()
    if fault == .preferencesComeBeforeActions { deliverPreferences() }
    for run in runs { run() }
    deliverPreferences()
  }

  private func deliverPreferences() {
    guard var tree = root else { return }
    let runs = preferenceRuns(&tree)
    root = tree
    for run in runs { run() }
  }

  // MARK: Saying

  /// The log since the last call.
  package func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  /// The trace since the last call.
  package func takeTrace() -> [String] {
    defer { trace = [] }
    return trace
  }

  func say(_ line: String) { log.append(line) }
  func record(_ event: String) { trace.append(event) }

  /// Warns; a repeated warning counts once per frame.
  func warn(_ message: String) {
    guard hasWarned[message] != frame else { return }
    hasWarned[message] = frame
    warnings.append(message)
    trace.append("warning: \(message)")
  }

  /// Whether an observer may run again in this frame; the host warns if it may not.
  func allowsRun(_ m: inout Mounted, warning: @autoclosure () -> String) -> Bool {
    let limit = frame <= 1 ? settings.presentationBudget : settings.eventBudget
    if m.runs.frame != frame { m.runs = (frame, 0) }
    m.runs.count += 1
    if m.runs.count <= limit + (fault == .guardAllowsOneMore ? 1 : 0) { return true }
    warn(warning())
    return false
  }
}

extension [Int] {
  fileprivate mutating func replace(with values: [Int: Int]) { for (place, value) in values { self[place] = value } }
}
